// @ts-check
/**
 * Paints the board on a canvas by WebGL: a frame is a list of triangles with one picture each, as ImGui makes them (shell/platform/web/canvas_painter.cpp).
 *
 * @typedef {{width: number, height: number, across: number, down: number, vertexBytes: number, indexBytes: number, commands: number, boxes: number, bytes: Uint8Array}} Frame
 *   width and height in device pixels, across and down the same in those that the corners are in; `bytes`: vertices (x, y, u, v as floats, then RGBA), indices (16 bits), then 8 numbers of 32 bits a command:
 *   where its vertices and its indices begin, how many indices, which picture, and left, top, right, bottom of what it may paint; then
 *   left, top, right, bottom of each of so many boxes, outside which the frame is the one before (shell/ui/drawing_change.h); -1: all is new
 * @typedef {{picture: number, width?: number, height?: number, bytes?: Uint8Array, top?: number}} Picture  RGBA; without bytes it is to be dropped;
 *   with `top` they are rows of one that is there, from this one on, and what is on the canvas stays as it is
 */
const stride = 20;  // bytes a vertex
const corners = `
  attribute vec2 place; attribute vec2 at; attribute vec4 tint;
  uniform vec2 size; varying vec2 picked; varying vec4 tinted;
  void main() { picked = at; tinted = tint; gl_Position = vec4(place * size + vec2(-1.0, 1.0), 0.0, 1.0); }`;
const colours = `
  precision mediump float; varying highp vec2 picked; varying vec4 tinted; uniform sampler2D picture;
  void main() { gl_FragColor = tinted * texture2D(picture, picked); }`;

export class Painter {
  /**
   * @param {HTMLCanvasElement | OffscreenCanvas} canvas
   * @param {(what: 'lost' | 'restored') => void} tell  the graphics; what is lost comes back without its pictures
   * @throws when the canvas gives no WebGL
   */
  constructor(canvas, tell) {
    this.canvas = canvas;
    this.isLost = false;
    /** Nothing on the canvas can be kept. */
    this.isNew = true;
    const gl = /** @type {WebGLRenderingContext | null} */ (canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, stencil: false, preserveDrawingBuffer: true }));
    if (!gl) throw new Error('the canvas gives no WebGL');
    this.gl = gl;
    /** @type {Map<number, WebGLTexture>} */
    this.pictures = new Map();
    /** @type {Picture[]} */
    this.waiting = [];
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.isLost = true;
      tell('lost');
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.isLost = false;
      this.pictures.clear();
      this.waiting = [];
      this.isNew = true;
      this.#prepare();
      tell('restored');
    });
    this.#prepare();
  }

  #prepare() {
    const { gl } = this;
    const program = /** @type {WebGLProgram} */ (gl.createProgram());
    for (const [kind, text] of /** @type {const} */ ([[gl.VERTEX_SHADER, corners], [gl.FRAGMENT_SHADER, colours]])) {
      const shader = /** @type {WebGLShader} */ (gl.createShader(kind));
      gl.shaderSource(shader, text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    ['place', 'at', 'tint'].forEach((name, index) => gl.bindAttribLocation(program, index, name));
    gl.linkProgram(program);
    gl.useProgram(program);
    this.size = gl.getUniformLocation(program, 'size');
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    for (let index = 0; index < 3; ++index) gl.enableVertexAttribArray(index);
    gl.enable(gl.BLEND);
    gl.enable(gl.SCISSOR_TEST);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  }

  /** A picture is put up together with the next frame, so that the one before keeps its own. @param {Picture} picture */
  take(picture) {
    this.waiting.push(picture);
  }

  /** @param {Picture} picture */
  #putUp({ picture, width = 0, height = 0, bytes, top }) {
    const { gl } = this;
    const old = this.pictures.get(picture);
    if (!bytes) {
      if (old) gl.deleteTexture(old);
      this.pictures.delete(picture);
      return;
    }
    const texture = old ?? gl.createTexture();
    if (!texture) return;
    this.pictures.set(picture, texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (top !== undefined) return gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, top, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  }

  /** Where this frame's changes are. @param {Frame} frame */
  #boxesOf({ width, height, vertexBytes, indexBytes, commands, boxes, bytes }) {
    return boxes < 0 ? [0, 0, width, height] : [...new Int32Array(bytes.buffer, bytes.byteOffset + vertexBytes + indexBytes + commands * 32, boxes * 4)];
  }

  /** @param {Frame} frame */
  paint(frame) {
    const { width, height, across, down, vertexBytes, indexBytes, commands, bytes } = frame;
    if (this.isLost) return;
    const { gl, canvas } = this;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      this.isNew = true;
    }
    if (this.waiting.some(({ top }) => top === undefined)) this.isNew = true;
    for (const picture of this.waiting) this.#putUp(picture);
    this.waiting = [];
    const steps = new Int32Array(bytes.buffer, bytes.byteOffset + vertexBytes + indexBytes, commands * 8);
    const changed = this.isNew ? [0, 0, width, height] : this.#boxesOf(frame);
    this.isNew = false;
    if (changed.length === 0) return;
    gl.viewport(0, 0, width, height);
    gl.bufferData(gl.ARRAY_BUFFER, bytes.subarray(0, vertexBytes), gl.STREAM_DRAW);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, bytes.subarray(vertexBytes, vertexBytes + indexBytes), gl.STREAM_DRAW);
    gl.uniform2f(this.size, 2 / across, -2 / down);
    for (let box = 0; box < changed.length; box += 4) {
      const [left, top, right, bottom] = changed.slice(box, box + 4);
      this.#paintInside(steps, height, left, top, right, bottom);
    }
  }

  /** @param {Int32Array} steps @param {number} height @param {number} left @param {number} top @param {number} right @param {number} bottom */
  #paintInside(steps, height, left, top, right, bottom) {
    const { gl } = this;
    gl.scissor(left, height - bottom, right - left, bottom - top);
    gl.clear(gl.COLOR_BUFFER_BIT);
    let vertices = -1;
    for (let at = 0; at < steps.length; at += 8) {
      const [verticesAt, indicesAt, indices, picture, ...clip] = steps.subarray(at, at + 8);
      const [x, y, toX, toY] = [Math.max(left, clip[0]), Math.max(top, clip[1]), Math.min(right, clip[2]), Math.min(bottom, clip[3])];
      if (toX <= x || toY <= y) continue;
      if (verticesAt !== vertices) {
        vertices = verticesAt;
        gl.vertexAttribPointer(0, 2, gl.FLOAT, false, stride, vertices);
        gl.vertexAttribPointer(1, 2, gl.FLOAT, false, stride, vertices + 8);
        gl.vertexAttribPointer(2, 4, gl.UNSIGNED_BYTE, true, stride, vertices + 16);
      }
      gl.scissor(x, height - toY, toX - x, toY - y);
      gl.bindTexture(gl.TEXTURE_2D, this.pictures.get(picture) ?? null);
      gl.drawElements(gl.TRIANGLES, indices, gl.UNSIGNED_SHORT, indicesAt);
    }
  }
}
