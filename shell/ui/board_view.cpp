#include "shell/ui/board_view.h"

#include <algorithm>
#include <cmath>

#include "engine/notation.h"
#include "shell/noise.h"

namespace mancala {
namespace {

constexpr float kLeastUnit = 2;      // logical pixels of a pit's radius below which there is nothing to see
constexpr float kCarvedEdge = 0.30f;  // how strong one of eight strokes is that make a letter's edge
constexpr float kPi = 3.14159265f;

float ease(float t) { return noise::smooth(noise::clamp01(t)); }

Point between(Point a, Point b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

std::optional<Side> lit_side(const AppModel& model) {
  if (const auto moving = model.moving_side()) return moving;
  const Position& shown = model.shown_position();
  if (model.viewed()) return shown.over ? std::nullopt : std::optional(shown.side);
  return model.session().over() ? std::nullopt : std::optional(shown.side);
}

}  // namespace

BoardView::BoardView(TextureStore* store) : store_(store), picture_(store), hand_(store, HandPose::Carrying), finger_(store, HandPose::Pointing) {}

BoardView::~BoardView() {
  if (store_ != nullptr && atlas_ != nullptr) store_->release(atlas_);
}

void BoardView::forget() {
  picture_.forget();
  hand_.forget();
  finger_.forget();
  atlas_ = nullptr;
  theme_ = nullptr;
}

void BoardView::prepare(const AppModel& model, const Theme& theme, float pixel_ratio, const Budget& budget) {
  const BoardForm form = form_of(model.layout(), theme.cut.slab && !board_shape(model.session().ruleset()).stores_carved);
  visible_ = form.unit >= kLeastUnit;
  if (!visible_) return;
  form_ = form;
  // Nobody has seen anything yet, so all of it may wait.
  const bool first = store_ != nullptr && picture_.texture() == nullptr;
  if (first) light_.turn(lit_side(model), 0, true);
  const float radius = theme.seed.radius * form.unit;
  piles_.resize(form.hollows.size());
  for (std::size_t i = 0; i < piles_.size(); ++i) {
    if (piles_[i].fits(form.hollows[i], radius)) continue;
    if (first && budget.is_spent()) return;
    piles_[i] = SeedPile(form.hollows[i], radius, static_cast<int>(i));
  }
  if (theme_ != &theme || seed_pixels_ != radius * pixel_ratio) {
    theme_ = &theme;
    seed_pixels_ = radius * pixel_ratio;
    sprites_.emplace(theme.seed, seed_pixels_);
  }
  while (sprites_) {
    if (first && budget.is_spent()) return;
    if (!sprites_->advance()) continue;
    if (store_ != nullptr) atlas_ = store_->upload(atlas_, sprites_->pixels.data(), sprites_->width, sprites_->height);
    sprites_.reset();
  }
  seeds_.set(atlas_, radius, theme.seed.shape == SeedShape::Disc);
  picture_.prepare(form, theme, pixel_ratio, budget);
  // Nobody sees a hand before there is a board.
  if (picture_.texture() == nullptr) return;
  teaches_ = model.taught_pit().has_value();
  if (teaches_) finger_.prepare(budget);
  if (!teaches_ || finger_.complete()) hand_.prepare(budget);
}

int BoardView::hollow_index(const AppModel& model, Spot spot) const {
  return spot.is_store ? store_hollow(model.layout().pits, index_of(spot.side)) : spot.pit;
}

const Hollow& BoardView::hollow_of(const AppModel& model, Spot spot) const {
  return form_.hollows[static_cast<std::size_t>(hollow_index(model, spot))];
}

Point BoardView::slot_of(const AppModel& model, Spot spot, int index) const {
  const Hollow& hollow = hollow_of(model, spot);
  const LyingSeed seed = piles_[static_cast<std::size_t>(hollow_index(model, spot))].at(index);
  return {hollow.x + seed.x * seeds_.radius(), hollow.y + seed.y * seeds_.radius()};
}

void BoardView::draw_pits(const AppModel& model, const Pen& pen, const SowingFrame& frame) const {
  if (atlas_ == nullptr) return;
  const BoardLayout& layout = model.layout();
  for (std::size_t i = 0; i < form_.hollows.size(); ++i) {
    const Hollow& hollow = form_.hollows[i];
    const int pit = static_cast<int>(i);
    const int count = pit < 2 * layout.pits ? frame.board.pits[i] : frame.board.stores[i - static_cast<std::size_t>(2 * layout.pits)];
    seeds_.draw(pen.list, hollow, piles_[i], count, light_.at(layout, {hollow.x, hollow.y}));
  }
  for (Side side : {Side::South, Side::North}) {
    const float glow = frame.glow[static_cast<std::size_t>(index_of(side))];
    if (glow <= 0) continue;
    const Rect& bowl = layout.stores[static_cast<std::size_t>(index_of(side))].bowl;
    for (int ring = 0; ring < 6; ++ring) {
      const float grow = form_.unit * 0.06f * static_cast<float>(ring);
      pen.frame({bowl.x - grow, bowl.y - grow, bowl.w + 2 * grow, bowl.h + 2 * grow}, std::min(bowl.w, bowl.h) / 2 + grow,
                Pen::colour(pen.palette.signal, glow * (0.85f - 0.14f * static_cast<float>(ring))), form_.unit * 0.075f);
    }
  }
}

// Each pit's name, carved: a dark cut with a bright edge, or the other way round on a dark board. The edge keeps the contrast
// where the light has left the row.
void BoardView::draw_letters(const AppModel& model, const Pen& pen) const {
  const BoardLayout& layout = model.layout();
  if (!layout.lettered) return;
  const float edge = std::max(1.0f, pen.size(Style::Count) * 0.10f);
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    const Point at = layout.places[static_cast<std::size_t>(pit)].letter;
    std::optional<Turned> turned;
    if (layout.tabletop && pit >= layout.pits) turned.emplace(pen.list, at);
    const std::string name(1, pit_letter(static_cast<Pit>(pit), layout.pits));
    for (const Point by : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}, Point{0.7f, 0.7f}, Point{0.7f, -0.7f}, Point{-0.7f, 0.7f}, Point{-0.7f, -0.7f}})
      pen.text({at.x + by.x * edge, at.y + by.y * edge}, name, Style::Count, Pen::colour(pen.palette.numeral_halo, kCarvedEdge), Align::Center);
    pen.text(at, name, Style::Count, Pen::colour(pen.palette.numeral), Align::Center);
  }
}

// A small plaque beside each bowl, outside it.
void BoardView::draw_counts(const AppModel& model, const Pen& pen, const SowingFrame& frame) const {
  const Numerals numerals = model.settings().numerals;
  if (numerals == Numerals::Off) return;
  const BoardLayout& layout = model.layout();
  const auto plaque = [&](Point at, int count, Style style, float light) {
    const std::string digits = std::to_string(count);
    const float tall = pen.size(style) * 1.74f;
    const float wide = std::max(tall, pen.width(digits, style) + pen.size(style) * 0.86f);
    const Rect r{at.x - wide / 2, at.y - tall / 2, wide, tall};
    const float strength = 0.72f + 0.28f * light;
    const auto dimmed = [&](Ink ink) {
      const auto part = [&](int shift) { return static_cast<std::uint32_t>(static_cast<float>(ink.rgb >> shift & 255) * strength) << shift; };
      return Ink{part(16) | part(8) | part(0)};
    };
    pen.box(r, tall / 2, Pen::colour(pen.palette.is_dark_plaque ? pen.palette.numeral_halo : dimmed(pen.palette.numeral_halo), 0.90f));
    pen.frame(r, tall / 2, Pen::colour(pen.palette.numeral, pen.palette.outlined ? 1.0f : 0.22f), 1);
    pen.text(at, digits, style, Pen::colour(pen.palette.is_dark_plaque ? dimmed(pen.palette.numeral) : pen.palette.numeral), Align::Center);
  };
  // North reads its own row from across the table.
  const auto count_of = [&](Side side, Point at, int count, Style style, float light) {
    std::optional<Turned> turned;
    if (layout.tabletop && side == Side::North) turned.emplace(pen.list, at);
    plaque(at, count, style, light);
  };
  const bool large = numerals == Numerals::Large;
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    const PitPlace& place = layout.places[static_cast<std::size_t>(pit)];
    count_of(pit < layout.pits ? Side::South : Side::North, place.numeral, frame.board.pits[static_cast<std::size_t>(pit)], large ? Style::LargeCount : Style::Count, light_.at(layout, place.center));
  }
  for (Side side : {Side::South, Side::North}) {
    const StorePlace& store = layout.stores[static_cast<std::size_t>(index_of(side))];
    count_of(side, store.numeral, frame.board.stores[static_cast<std::size_t>(index_of(side))], large ? Style::LargeCount : Style::StoreCount, light_.at(layout, store.bowl.center()));
  }
}

void BoardView::draw_flights(const AppModel& model, const Pen& pen, const SowingFrame& frame) const {
  if (atlas_ == nullptr) return;
  const BoardLayout& layout = model.layout();
  std::array<int, 2> arrived{};
  for (const Flight& flight : frame.flights) {
    const int lying = seeds_at(frame.board, flight.to);
    if (flight.kind == Flight::Kind::Drop) {
      const Point to = slot_of(model, flight.to, lying);
      const Hollow& hollow = hollow_of(model, flight.to);
      const float t = flight.progress;
      const Point at = between({hollow.x, hollow.y}, to, ease(t));
      const float height = form_.unit * 0.85f * (1 - t * t);
      const int sprite = piles_[static_cast<std::size_t>(hollow_index(model, flight.to))].at(lying).sprite;
      seeds_.draw(pen.list, at.x, at.y, sprite, height, light_.at(layout, at));
      continue;
    }
    // Gathered seeds rise, slide over the board together and settle where they will lie.
    int& before = arrived[static_cast<std::size_t>(index_of(flight.to.side))];
    for (int i = 0; i < std::min(flight.seeds, 40); ++i) {
      const float late = 0.25f * static_cast<float>(i) / static_cast<float>(std::max(flight.seeds, 1));
      const float t = noise::clamp01((flight.progress - late) / (1 - late));
      const Point at = between(slot_of(model, flight.from, i), slot_of(model, flight.to, lying + before + i), ease(t));
      const float height = form_.unit * 0.9f * std::sin(t * kPi);
      const int sprite = piles_[static_cast<std::size_t>(hollow_index(model, flight.from))].at(i).sprite;
      seeds_.draw(pen.list, at.x, at.y, sprite, height, std::max(0.8f, light_.at(layout, at)));
    }
    before += flight.seeds;
  }
}

// The hand comes from where its side sits; the finger tips are over the bowl, the seeds lie in the palm.
void BoardView::draw_hand(const AppModel& model, const Pen& pen, const SowingFrame& frame) const {
  if (!frame.hand_shown || atlas_ == nullptr || !model.moving_side()) return;
  const BoardLayout& layout = model.layout();
  const Side side = *model.moving_side();
  const Point way = layout.towards(side);
  const float palm = form_.unit * 0.78f;
  const Point from = slot_of(model, frame.hand_from, 0), to = slot_of(model, frame.hand_to, 0);
  const Hollow &start = hollow_of(model, frame.hand_from), &end = hollow_of(model, frame.hand_to);
  const Point tips = between(frame.hand_from.is_store ? from : Point{start.x, start.y}, frame.hand_to.is_store ? to : Point{end.x, end.y}, ease(frame.hand_progress));
  const Point middle{tips.x + way.x * palm * 1.25f, tips.y + way.y * palm * 1.25f};
  const float angle = std::atan2(way.y, way.x) - kPi / 2;
  hand_.draw(pen.list, middle.x, middle.y, palm, angle, 1);
  const SeedPile& cup = piles_[0];
  for (int i = std::min(frame.hand, 16) - 1; i >= 0; --i) {
    const LyingSeed seed = cup.at(i);
    seeds_.draw(pen.list, middle.x + seed.x * 0.8f * seeds_.radius(), middle.y + seed.y * 0.8f * seeds_.radius(), seed.sprite, form_.unit * 0.04f * static_cast<float>(seed.layer), 1);
  }
}

// A hand that points, and a glow: the first start asks for a tap.
void BoardView::draw_lesson(const AppModel& model, const Pen& pen) const {
  const std::optional<Pit> pit = model.taught_pit();
  if (!pit || atlas_ == nullptr) return;
  const Hollow& hollow = form_.hollows[*pit];
  for (int ring = 0; ring < 5; ++ring)
    pen.list.AddCircle({hollow.x, hollow.y}, hollow.half_w + form_.unit * (0.05f + 0.07f * static_cast<float>(ring)),
                       Pen::colour(pen.palette.signal, 0.75f - 0.15f * static_cast<float>(ring)), 0, form_.unit * 0.08f);
  const Point way = model.layout().clear_way(*pit);
  const float palm = form_.unit * 0.54f, reach = form_.unit * 1.27f;
  finger_.draw_at_tip(pen.list, hollow.x + way.x * reach, hollow.y + way.y * reach, palm, std::atan2(way.y, way.x) - kPi / 2);
}

void BoardView::draw(const AppModel& model, const Pen& pen, bool reachable, std::vector<Action>& wishes) {
  if (!visible_) return;
  light_.turn(lit_side(model), ImGui::GetIO().DeltaTime, model.reduced_motion());
  const BoardLayout& layout = model.layout();
  const SowingFrame frame = model.frame();
  const std::optional<Spot> hovered = reachable ? layout.hit(pen.pointer.at) : std::nullopt;
  draw_ground(model, pen);
  draw_pits(model, pen, frame);
  draw_letters(model, pen);
  draw_owners(model, pen);
  // A finger asks by resting: what it only taps is played.
  draw_marks(model, pen, pen.pointer.touch && !pen.pointer.long_press ? std::nullopt : hovered);
  draw_flights(model, pen, frame);
  draw_hand(model, pen, frame);
  draw_lesson(model, pen);
  draw_counts(model, pen, frame);  // no hand hides a number

  if (model.editor()) return edit(model, pen, hovered, wishes);
  if (!reachable || !pen.pointer.released || !hovered) return;
  if (layout.hit(pen.pointer.pressed_at) != hovered) return;
  if (model.animating()) {
    wishes.push_back(wish::FinishAnimation{});
  } else if (!hovered->is_store && !pen.pointer.long_press) {
    wishes.push_back(wish::Play{Move{hovered->pit}});
  }
}

}  // namespace mancala
