#include "shell/announcer.h"

#include "engine/notation.h"

namespace mancala {
namespace {

// Laps told one by one before a relay is told in short.
constexpr int kLapsTold = 3;
// Places named one by one before a lap is told by its number and its last place.
constexpr std::size_t kPlacesNamed = 8;

std::string by_side(std::string_view key, Side side) {
  return std::string(key) + (side == Side::South ? ".south" : ".north");
}

bool is_gathering(const Step& step) { return step.kind == StepKind::Capture || step.kind == StepKind::Sweep; }

}  // namespace

std::string game_name(const Strings& strings, const Ruleset& ruleset) {
  const std::string key = "game." + std::string(ruleset.id);
  return strings.has(key) ? strings.text(key) : std::string(ruleset.name);
}

std::string game_origin(const Strings& strings, const Ruleset& ruleset) {
  const std::string key = "origin." + std::string(ruleset.id);
  return strings.has(key) ? strings.text(key) : std::string(ruleset.origin);
}

// Turns one record into sentences, run by run.
class StepTeller {
 public:
  StepTeller(const Announcer& announcer, const Played& played)
      : announcer_(announcer), strings_(announcer.strings_), sowing_(played.sowing), mover_(played.side) {
    for (const Step& step : sowing_) laps_ += step.kind == StepKind::Lift;
  }

  std::vector<std::string> tell() {
    while (at_ < sowing_.size()) {
      switch (sowing_[at_].kind) {
        case StepKind::Lift: lift(); break;
        case StepKind::Drop: sow(); break;
        case StepKind::Capture: gather("say.capture"); break;
        case StepKind::Sweep: gather("say.sweep"); break;
        default: single(sowing_[at_++]); break;
      }
    }
    return std::move(sentences_);
  }

 private:
  void say(std::string_view key, TextArgs args = {}) { sentences_.push_back(strings_.text(key, args)); }

  // Of a long relay the first laps and the last one are told.
  bool lap_is_told() const { return lap_ <= kLapsTold || lap_ == laps_ || laps_ <= kLapsTold + 2; }

  void lift() {
    const Step& step = sowing_[at_++];
    ++lap_;
    if (!lap_is_told()) {
      if (lap_ == kLapsTold + 1) say("say.more-laps", {{"n", laps_ - kLapsTold - 1}});
      return;
    }
    const std::string pit = announcer_.pit_name(step.pit);
    if (step.relay) say("say.relay", {{"n", step.seeds}, {"pit", pit}});
    else say(by_side("say.lift", mover_), {{"n", step.seeds}, {"pit", pit}});
  }

  void sow() {
    std::vector<std::string> places;
    for (; at_ < sowing_.size() && sowing_[at_].kind == StepKind::Drop; ++at_)
      places.push_back(sowing_[at_].in_store ? strings_.text("place.store") : announcer_.pit_name(sowing_[at_].pit));
    if (!lap_is_told()) return;
    if (places.size() > kPlacesNamed) say("say.sow-many", {{"n", static_cast<int>(places.size())}, {"place", places.back()}});
    else say("say.sow", {{"places", announcer_.place_list(places)}});
  }

  // Captures of one chain follow each other: one sentence.
  void gather(std::string_view key) {
    const Step& first = sowing_[at_];
    std::vector<std::string> places;
    int seeds = 0;
    for (; at_ < sowing_.size() && is_gathering(sowing_[at_]); ++at_) {
      const Step& step = sowing_[at_];
      if (step.kind != first.kind || step.side != first.side) break;
      seeds += step.seeds;
      for (int i = 0; i < step.from_count; ++i) places.push_back(announcer_.pit_name(step.from[i]));
    }
    say(by_side(key, first.side), {{"n", seeds}, {"places", announcer_.place_list(places)}});
  }

  void single(const Step& step) {
    switch (step.kind) {
      case StepKind::Bonus: say("say.bonus"); break;
      case StepKind::Pass: say(by_side("say.pass", step.side)); break;
      case StepKind::Endless: say("say.endless"); break;
      case StepKind::Swap: say(by_side("say.swap", mover_)); break;
      case StepKind::End:
        say("say.end." + std::string(to_text(step.why)));
        say("say.score", {{"south", step.score[0]}, {"north", step.score[1]}});
        break;
      default: break;
    }
  }

  const Announcer& announcer_;
  const Strings& strings_;
  const Sowing& sowing_;
  Side mover_;
  std::vector<std::string> sentences_;
  std::size_t at_ = 0;
  int laps_ = 0;
  int lap_ = 0;
};

std::string Announcer::side(Side side) const { return strings_.text(by_side("side", side)); }

std::string Announcer::pit_name(Pit pit) const { return std::string(1, pit_letter(pit, session_.ruleset().pits)); }

std::string Announcer::pit(const Position& position, Pit pit) const {
  const Side owner = owned_by(position, pit, Side::North) ? Side::North : Side::South;
  const int seeds = position.board.pits[pit];
  std::string key = session_.only_person() == owner ? "pit.yours" : by_side("pit", owner);
  if (seeds == 0) key += ".empty";
  return strings_.text(key, {{"n", seeds}, {"pit", pit_name(pit)}});
}

std::string Announcer::store(const Position& position, Side side) const {
  const bool sown = session_.ruleset().mechanics.stores == Stores::Sown;
  return strings_.text(by_side(sown ? "store" : "bank", side), {{"n", position.board.stores[index_of(side)]}});
}

std::string Announcer::move(Move move) const {
  if (move == kPass) return strings_.text("command.pass");
  if (move == kSwap) return strings_.text("command.swap");
  return pit_name(move.pit());
}

std::string Announcer::move_in_list(const MoveRow& row) const {
  return strings_.text(by_side("history.move", row.side), {{"turn", row.turn}, {"move", move(row.move)}});
}

std::string Announcer::status(std::optional<Side> reader) const {
  if (session_.over()) return outcome(reader);
  const Side mover = session_.mover();
  const bool yours = reader == mover;
  const auto words = [&](std::string_view key) {
    return strings_.text(yours ? std::string(key) + ".yours" : by_side(key, mover));
  };
  const MoveList moves = session_.round().legal_moves();
  std::string text;
  if (session_.engines_turn()) text = strings_.text(by_side("status.thinking", mover));
  else if (session_.friends_turn()) text = strings_.text("status.friend");
  else if (moves.has(kPass)) text = words("status.pass");
  else if (moves.has(kSwap)) text = words("status.swap");
  else if (session_.last_played() && session_.last_played()->side == mover && session_.last_played()->move != kSwap) text = words("status.again");
  else text = words("status.move");
  const std::string decided = majority();
  return decided.empty() ? text : strings_.text("status.joined", {{"first", text}, {"second", decided}});
}

std::string Announcer::outcome(std::optional<Side> reader) const {
  const Outcome& end = *session_.round().outcome();
  if (end.why == EndReason::Resigned) return strings_.text(by_side("status.resigned", opponent(*end.winner)));
  const bool south_first = end.winner != Side::North;
  const TextArgs args{{"won", end.score[south_first ? 0 : 1]}, {"lost", end.score[south_first ? 1 : 0]},
                      {"round", session_.position().round}};
  const bool in_match = has_rounds(session_.ruleset());
  if (session_.position().match_winner) return strings_.text(by_side("status.match", *session_.winner()), args);
  if (!end.winner) return strings_.text(in_match ? "status.round-draw" : "status.draw", args);
  if (in_match) return strings_.text(by_side("status.round", *end.winner), args);
  if (reader == end.winner) return strings_.text("status.win.yours", args);
  return strings_.text(by_side("status.win", *end.winner), args);
}

// More than half of all seeds decides a single game, whatever is still played.
std::string Announcer::majority() const {
  if (has_rounds(session_.ruleset())) return {};
  const Board& board = session_.position().board;
  for (Side side : {Side::South, Side::North})
    if (2 * board.stores[index_of(side)] > total_seeds(board)) return strings_.text(by_side("status.majority", side));
  return {};
}

std::string Announcer::round_line(bool in_short, bool sown) const {
  if (!has_rounds(session_.ruleset())) return {};
  auto won = session_.rounds_won();
  if (const Game& round = session_.round(); sown && round.over() && round.outcome()->winner) --won[index_of(*round.outcome()->winner)];
  return strings_.text(in_short ? "status.rounds.short" : "status.rounds", {{"round", session_.position().round}, {"south", won[0]}, {"north", won[1]}});
}

std::string Announcer::place_list(const std::vector<std::string>& places) const {
  if (places.empty()) return {};
  std::string list = places[0];
  for (std::size_t i = 1; i < places.size(); ++i)
    list = strings_.text(i + 1 == places.size() ? "list.last" : "list.more", {{"list", list}, {"item", places[i]}});
  return list;
}

std::string Announcer::forecast(const Forecast& forecast) const {
  std::string landing;
  if (forecast.landing && forecast.landing->is_store) {
    const Side owner = forecast.landing->side;
    const std::string key = "forecast.store";
    landing = strings_.text(session_.only_person() == owner ? key + ".yours" : by_side(key, owner));
  } else if (forecast.landing) {
    landing = strings_.text("forecast.pit", {{"pit", pit_name(forecast.landing->pit)}});
  }
  std::vector<std::string> results;
  if (forecast.laps.size() > 1) results.push_back(strings_.text("forecast.laps", {{"n", static_cast<int>(forecast.laps.size())}}));
  const Side rival = opponent(forecast.mover);
  const int captured = forecast.captured[index_of(forecast.mover)], given = forecast.captured[index_of(rival)];
  if (captured > 0) results.push_back(strings_.text("forecast.captures", {{"n", captured}}));
  if (given > 0) results.push_back(strings_.text(by_side("forecast.gives", rival), {{"n", given}}));
  if (forecast.again) results.push_back(strings_.text("forecast.again"));
  if (forecast.ends) results.push_back(strings_.text("forecast.ends"));
  std::string told;
  for (const std::string& result : results) told = told.empty() ? result : strings_.text("list.more", {{"list", told}, {"item", result}});
  if (landing.empty() || told.empty()) return landing + told;
  return strings_.text("forecast.joined", {{"landing", landing}, {"results", told}});
}

std::string Announcer::gain(const Forecast& forecast) const {
  const Side rival = opponent(forecast.mover);
  const int own = forecast.gained[index_of(forecast.mover)], others = forecast.gained[index_of(rival)];
  std::vector<std::string> gains;
  if (own > 0) gains.push_back(strings_.text("gain.seeds", {{"n", own}}));
  if (forecast.again && !forecast.ends) gains.push_back(strings_.text("gain.again"));
  if (others > 0) gains.push_back(strings_.text(by_side("gain.rival", rival), {{"n", others}}));
  if (forecast.ends) gains.push_back(strings_.text("gain.end"));
  std::string told;
  for (std::size_t i = 0; i < gains.size(); ++i)
    told = i == 0 ? gains[0] : strings_.text(i + 1 == gains.size() ? "gain.last" : "list.more", {{"list", told}, {"item", gains[i]}});
  return told;
}

std::vector<std::string> Announcer::steps(const Played& played) const { return StepTeller(*this, played).tell(); }

std::string Announcer::narrate(const Played& played) const {
  std::string text;
  for (const std::string& sentence : steps(played)) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

std::string Announcer::tell(const Played& played) const {
  return narrate(played) + " " + strings_.text("say.status", {{"status", status()}});
}

// "South played C, F and A."
std::string Announcer::turn_line() const {
  const std::vector<MoveRow> rows = session_.move_list();
  std::vector<std::string> moves;
  for (std::size_t i = rows.size(); i-- > 0;) {
    moves.insert(moves.begin(), move(rows[i].move));
    if (rows[i].begins_turn) break;
  }
  return strings_.text(by_side("say.turn", rows.back().side), {{"moves", place_list(moves)}});
}

std::string Announcer::tell(Change change, Told told) const {
  if (change != Change::Played || !session_.last_played() || told == Told::Steps) return tell(change);
  if (told == Told::Results && !session_.over()) return {};
  const std::string now = strings_.text("say.status", {{"status", status()}});
  const bool ended = session_.over() || session_.mover() != session_.last_played()->side;
  return ended && told == Told::Turns ? turn_line() + " " + now : now;
}

std::string Announcer::tell(Change change) const {
  const std::string now = strings_.text("say.status", {{"status", status()}});
  switch (change) {
    case Change::Undone: return strings_.text("say.undone", {{"status", now}});
    case Change::Redone: return strings_.text("say.redone", {{"status", now}});
    case Change::NewRound: return strings_.text("say.new-round", {{"round", session_.position().round}, {"status", now}});
    case Change::NewGame: return strings_.text("say.new-game", {{"game", game_name(strings_, session_.ruleset())}, {"status", now}});
    case Change::NewSeats:
    case Change::Resigned: return now;
    case Change::Played: return session_.last_played() ? tell(*session_.last_played()) : now;
    case Change::None: return {};
  }
  return {};
}

}  // namespace mancala
