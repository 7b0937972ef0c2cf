#include "engine/sowing.h"

#include "engine/notation.h"

namespace mancala {

std::string_view to_text(EndReason why) {
  switch (why) {
    case EndReason::RowEmpty: return "row-empty";
    case EndReason::BoardSpent: return "board-spent";
    case EndReason::Repetition: return "repetition";
    case EndReason::Resigned: return "resigned";
  }
  return "";
}

std::string_view to_text(CaptureRule rule) {
  switch (rule) {
    case CaptureRule::Opposite: return "opposite";
    case CaptureRule::Neighbours: return "neighbours";
    case CaptureRule::Chain: return "chain";
    case CaptureRule::Leapfrog: return "leapfrog";
  }
  return "";
}

Board board_after(Board board, const Sowing& sowing, std::size_t count) {
  for (std::size_t i = 0; i < count && i < sowing.size(); ++i) {
    const Step& step = sowing[i];
    switch (step.kind) {
      case StepKind::Lift: board.pits[step.pit] = 0; break;
      case StepKind::Drop:
        (step.in_store ? board.stores[index_of(step.side)] : board.pits[step.pit]) = step.seeds;
        break;
      case StepKind::Capture:
      case StepKind::Sweep:
        for (int p = 0; p < step.from_count; ++p) board.pits[step.from[p]] = 0;
        board.stores[index_of(step.side)] = static_cast<std::uint8_t>(board.stores[index_of(step.side)] + step.seeds);
        break;
      default: break;
    }
  }
  return board;
}

namespace {

class JsonLine {
 public:
  explicit JsonLine(std::string_view step) : text_("{\"step\":\"" + std::string(step) + '"') {}
  JsonLine& text(const char* key, std::string_view value) { return raw(key, '"' + std::string(value) + '"'); }
  JsonLine& pit(const char* key, Pit pit, int pits) { return text(key, std::string(1, pit_letter(pit, pits))); }
  JsonLine& side(const char* key, Side side) { return text(key, side == Side::South ? "S" : "N"); }
  JsonLine& number(const char* key, int value) { return raw(key, std::to_string(value)); }
  JsonLine& from(const Step& step, int pits) {
    std::string list;
    for (int i = 0; i < step.from_count; ++i) {
      if (i > 0) list += ',';
      list += {'"', pit_letter(step.from[i], pits), '"'};
    }
    return raw("from", '[' + list + ']');
  }
  JsonLine& raw(const char* key, const std::string& value) {
    text_ += std::string(",\"") + key + "\":" + value;
    return *this;
  }
  std::string done() const { return text_ + '}'; }

 private:
  std::string text_;
};

}  // namespace

std::string to_json(const Step& step, int pits) {
  switch (step.kind) {
    case StepKind::Lift: {
      JsonLine line = JsonLine("lift").pit("pit", step.pit, pits).number("seeds", step.seeds);
      return (step.relay ? line.raw("relay", "true") : line).done();
    }
    case StepKind::Drop: {
      JsonLine line("drop");
      step.in_store ? line.side("store", step.side) : line.pit("pit", step.pit, pits);
      return line.number("now", step.seeds).done();
    }
    case StepKind::Capture:
      return JsonLine("capture")
          .from(step, pits)
          .number("seeds", step.seeds)
          .side("to", step.side)
          .text("rule", to_text(step.rule))
          .done();
    case StepKind::Bonus: return JsonLine("bonus").side("side", step.side).done();
    case StepKind::Pass: return JsonLine("pass").side("side", step.side).done();
    case StepKind::Endless: return JsonLine("endless").done();
    case StepKind::Swap: return JsonLine("swap").done();
    case StepKind::Sweep:
      return JsonLine("sweep").from(step, pits).number("seeds", step.seeds).side("to", step.side).done();
    case StepKind::End:
      return JsonLine("end")
          .text("why", to_text(step.why))
          .raw("score", '[' + std::to_string(step.score[0]) + ',' + std::to_string(step.score[1]) + ']')
          .done();
  }
  return "";
}

}  // namespace mancala
