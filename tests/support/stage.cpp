#include "tests/support/stage.h"

namespace mancala::test {

Stage::Stage(float width, float height, float pixel_ratio, bool textured, Thinker* thinker) : model(thinker), ratio_(pixel_ratio) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = 1.0f / 60;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  open_view(textured ? &screen : nullptr);
  resize(width, height);
}

Stage::~Stage() {
  close_view();
  ImGui::DestroyContext();
}

void Stage::resize(float width, float height) {
  Canvas canvas;
  canvas.width = width;
  canvas.height = height;
  model.set_canvas(canvas);
  ImGui::GetIO().DisplaySize = {width, height};
  ImGui::GetIO().DisplayFramebufferScale = {ratio_, ratio_};
}

void Stage::set_up(std::string_view position) { model.dispatch(wish::LoadText{std::string(position)}); }

std::vector<Action> Stage::frame() {
  prepare_view(model, ratio_);
  ImGui::NewFrame();
  std::vector<Action> wishes = draw_app(model);
  ImGui::Render();
  return wishes;
}

void Stage::settle() {
  for (int i = 0; i < 2000; ++i) {
    frame();
    if (view_at_rest()) break;
  }
  frame();
}

std::vector<Action> Stage::tap(Point at) {
  ImGuiIO& io = ImGui::GetIO();
  std::vector<Action> all;
  const auto take = [&] {
    for (Action& wish : frame()) all.push_back(std::move(wish));
  };
  io.AddMousePosEvent(at.x, at.y);
  take();
  io.AddMouseButtonEvent(0, true);
  take();
  io.AddMouseButtonEvent(0, false);
  take();
  take();
  return all;
}

void Stage::hover(Point at) {
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  frame();
}

void Stage::play(Pit pit, double milliseconds) {
  model.dispatch(wish::Play{Move{pit}});
  model.tick(now);
  model.tick(now += milliseconds);
}

bool Stage::photograph(const std::string& path) {
  screen.render(drawn());
  return screen.write_png(path);
}

}  // namespace mancala::test
