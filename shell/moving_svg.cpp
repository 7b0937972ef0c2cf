#include "shell/moving_svg.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "shell/svg_board.h"

namespace mancala {
namespace {

int seeds_in(const Board& board, int hollow, int ring) {
  return hollow < ring ? board.pits[static_cast<std::size_t>(hollow)] : board.stores[static_cast<std::size_t>(hollow - ring)];
}

// Everything is there from the beginning and is seen at some moments: what is seen at the same ones shares a class.
class Film {
 public:
  Film(const Example& example, const Theme& theme, Canvas canvas)
      : ring_(example.session.ruleset().ring()), moments_(moments(example)), theme_(theme), drawing_(example.session.ruleset(), theme, canvas) {
    for (const ExampleMoment& moment : moments_) duration_ += moment.ms;
  }

  std::string draw() {
    svg::Board& d = drawing_;
    d.open();
    sprites();
    d.add("<g id=\"end\"/>");
    d.slab();
    d.bowls();
    for (int hollow = 0; hollow < d.hollows(); ++hollow) {
      seeds(hollow);
      ring(hollow, theme_.palette.rim, [hollow](const ExampleMoment& m) { return m.hand == hollow; });
      if (hollow < ring_) ring(hollow, theme_.palette.signal, [hollow](const ExampleMoment& m) { return std::find(m.taken.begin(), m.taken.end(), hollow) != m.taken.end(); });
    }
    d.open_numerals();
    for (int hollow = 0; hollow < d.hollows(); ++hollow) numerals(hollow);
    d.add("</g>");
    styles();
    const std::string text = d.close();
    return "<svg id=\"start\"" + text.substr(4);
  }

 private:
  using Seen = std::vector<bool>;  // at each moment

  Seen seen(const std::function<bool(const ExampleMoment&)>& is_seen) const {
    Seen at;
    for (const ExampleMoment& moment : moments_) at.push_back(is_seen(moment));
    return at;
  }
  static bool always(const Seen& at) { return std::find(at.begin(), at.end(), false) == at.end(); }
  static bool never(const Seen& at) { return std::find(at.begin(), at.end(), true) == at.end(); }

  // The class attribute of what is seen then.
  std::string class_of(const Seen& at) {
    if (always(at)) return {};
    const auto [row, is_new] = classes_.try_emplace(at);
    if (is_new)
      for (std::size_t n = classes_.size(); n > 0; n = (n - 1) / 26) row->second += static_cast<char>('a' + (n - 1) % 26);
    return " class=\"" + row->second + "\"";
  }

  void sprites() {
    std::set<int> used;
    for (int hollow = 0; hollow < drawing_.hollows(); ++hollow)
      for (int i = 0; i < most(hollow); ++i) used.insert(drawing_.lying(hollow, i).sprite);
    drawing_.add("<defs>");
    for (const int sprite : used) {
      drawing_.add("<g id=\"s" + std::to_string(sprite) + "\">");
      drawing_.seed(sprite, {0, 0});
      drawing_.add("</g>");
    }
    drawing_.add("</defs>");
  }

  int most(int hollow) const {
    int seeds = 0;
    for (const ExampleMoment& moment : moments_) seeds = std::max(seeds, seeds_in(moment.board, hollow, ring_));
    return std::min(seeds, SeedPile::kHeap);
  }

  void seeds(int hollow) {
    const int count = most(hollow);
    for (int layer = 0; layer < SeedPile::kLayers; ++layer)
      for (int i = 0; i < count; ++i) {
        const auto lying = drawing_.lying(hollow, i);
        if (lying.layer != layer) continue;
        const Seen at = seen([&](const ExampleMoment& m) { return seeds_in(m.board, hollow, ring_) > i; });
        drawing_.element("use", {{"href", "#s" + std::to_string(lying.sprite)}, {"x", svg::number(lying.at.x)}, {"y", svg::number(lying.at.y)}}, class_of(at));
      }
  }

  void numerals(int hollow) {
    std::set<int> values;
    for (const ExampleMoment& moment : moments_) values.insert(seeds_in(moment.board, hollow, ring_));
    for (const int value : values)
      drawing_.numeral(hollow, value, class_of(seen([&](const ExampleMoment& m) { return seeds_in(m.board, hollow, ring_) == value; })));
  }

  void ring(int hollow, Ink colour, const std::function<bool(const ExampleMoment&)>& is_seen) {
    const Seen at = seen(is_seen);
    if (!never(at)) drawing_.ring(hollow, colour, class_of(at));
  }

  // Hundredths of a percent.
  std::string percent(int ms) const {
    const long part = (10000L * ms + duration_ / 2) / duration_;
    std::string text = std::to_string(part / 100);
    if (part % 100 != 0) text += "." + std::string(part % 100 < 10 ? "0" : "") + std::to_string(part % 100);
    return text + "%";
  }

  // Without motion everything is as at the last moment.
  void styles() {
    std::string css = "<style>";
    for (const auto& [at, name] : classes_) {
      css += "@keyframes " + name + "{";
      int ms = 0;
      for (std::size_t i = 0; i < at.size(); ms += moments_[i].ms, ++i)
        if (i == 0 || at[i] != at[i - 1]) css += percent(ms) + "{opacity:" + (at[i] ? "1}" : "0}");
      css += "}." + name + "{animation-name:" + name + (at.back() ? "}" : ";opacity:0}");
    }
    const std::string tenths = std::to_string(duration_ / 100);
    css += "[class]{animation-duration:" + tenths + "00ms;animation-timing-function:step-end;animation-iteration-count:infinite}"
           "#start:target *{animation-play-state:paused}#end:target~*,#end:target~* *{animation:none}"
           "@media (prefers-reduced-motion:reduce){svg:not(:target) *{animation:none}}</style>";
    drawing_.add(css);
  }

  int ring_;
  std::vector<ExampleMoment> moments_;
  const Theme& theme_;
  svg::Board drawing_;
  std::map<Seen, std::string> classes_;
  int duration_ = 0;
};

}  // namespace

std::string moving_svg(const Example& example, const Theme& theme, float width, float height) {
  Canvas canvas = svg::canvas_alone(width, height);
  canvas.portrait = false;
  return Film(example, theme, canvas).draw();
}

}  // namespace mancala
