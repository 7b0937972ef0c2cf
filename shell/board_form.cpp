#include "shell/board_form.h"

#include <algorithm>
#include <cmath>

#include "shell/board_layout.h"

namespace mancala {

float box_distance(float x, float y, float half_w, float half_h, float corner) {
  const float qx = std::fabs(x) - half_w + corner, qy = std::fabs(y) - half_h + corner;
  const float ox = std::max(qx, 0.0f), oy = std::max(qy, 0.0f);
  return std::sqrt(ox * ox + oy * oy) + std::min(std::max(qx, qy), 0.0f) - corner;
}

float distance_to(const Hollow& h, float x, float y) {
  return box_distance(x - h.x, y - h.y, h.half_w, h.half_h, std::min(h.half_w, h.half_h));
}

BoardForm form_of(const BoardLayout& layout, bool dishes) {
  BoardForm form;
  form.width = std::max(1, static_cast<int>(std::lround(layout.width)));
  form.height = std::max(1, static_cast<int>(std::lround(layout.height)));
  form.left = layout.board.x, form.top = layout.board.y;
  form.right = layout.board.right(), form.bottom = layout.board.bottom();
  form.bend = layout.bend;
  form.upright = layout.portrait;
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    const PitPlace& place = layout.places[static_cast<std::size_t>(pit)];
    form.unit = place.radius;
    form.hollows.push_back({place.center.x, place.center.y, place.radius, place.radius, false});
  }
  for (const StorePlace& store : layout.stores) {
    const Rect& bowl = store.bowl;
    const float rim = dishes ? form.unit * 0.16f : 0;  // of the dish round its trough
    if (dishes) form.trays.push_back({bowl.x, bowl.y, bowl.right(), bowl.bottom()});
    form.hollows.push_back({bowl.center().x, bowl.center().y, bowl.w / 2 - rim, bowl.h / 2 - rim, true});
  }
  return form;
}

BoardForm scaled(const BoardForm& form, float scale) {
  BoardForm other = form;
  other.width = std::max(1, static_cast<int>(std::lround(static_cast<float>(form.width) * scale)));
  other.height = std::max(1, static_cast<int>(std::lround(static_cast<float>(form.height) * scale)));
  const float sx = static_cast<float>(other.width) / static_cast<float>(form.width);
  const float sy = static_cast<float>(other.height) / static_cast<float>(form.height);
  other.left *= sx, other.right *= sx, other.top *= sy, other.bottom *= sy;
  for (Tray& t : other.trays) t.left *= sx, t.right *= sx, t.top *= sy, t.bottom *= sy;
  other.unit *= sx;
  other.bend *= form.upright ? sx : sy;
  for (Hollow& h : other.hollows) h.x *= sx, h.half_w *= sx, h.y *= sy, h.half_h *= sy;
  return other;
}

}  // namespace mancala
