/** The camera of one map: it follows the land until somebody moves it, with smooth transitions. */
import { settings } from "../../settings/settings.svelte";
import type { Box, Point } from "../atlas";
import { type Camera, type Screen, between, closer, fit, held, panned, showing, zoomed } from "./camera";

const GLIDE = 320;
const SETTLE = 180; // ms of rest after which everything is drawn sharply

export class MovingCamera {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** True if somebody has moved it away from the whole island. */
  away = $state(false);
  /** True if the island is too large to be legible as a whole. */
  large = $state(false);
  /** True while it moves. */
  moving = $state(false);
  /** The zoom that is drawn: it stays the same while the camera moves, so that nothing is redrawn. */
  drawn = $state(1);
  #screen: Screen = { width: 0, height: 0 };
  #box: Box = [0, 0, 1, 1];
  #at: Point | undefined;
  /** The point that is watched, and whether from close by. */
  #watched: Point | undefined;
  #close = false;
  /** Where it goes by itself. */
  #goal: Camera | undefined;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** React to another screen size, other land, or another point of interest; new land is shown whole. */
  measure(screen: Screen, box: Box, at?: Point): void {
    if (!screen.width || !screen.height) return;
    const first = !this.#screen.width;
    const sized = screen.width !== this.#screen.width || screen.height !== this.#screen.height;
    const grown = box.some((value, place) => value !== this.#box[place]);
    this.#screen = screen;
    this.#box = box;
    this.#at = at;
    if (grown) this.away = false;
    const whole = fit(box, screen, at);
    this.large = box[2] * whole.zoom > screen.width || box[3] * whole.zoom > screen.height;
    if (this.away) {
      if (sized) this.#set(held(this.camera, box));
    } else if (first || (sized && !grown)) this.#jump((this.#goal = this.#aim()));
    else this.#follow();
  }

  /** Keep a point in sight, from close by if wanted; without one, show everything again. */
  watch(point: Point | undefined, close: boolean): void {
    this.#watched = point;
    this.#close = close;
    if (!this.#screen.width) return;
    if (!this.away) this.#follow();
    else if (point) this.glide(showing(this.camera, point, this.#screen));
  }

  /** Go to where it goes by itself, if that has changed. */
  #follow(): void {
    const [goal, last] = [this.#aim(), this.#goal];
    this.#goal = goal;
    if (goal.x !== last?.x || goal.y !== last.y || goal.zoom !== last.zoom) this.glide(goal);
  }

  #aim(): Camera {
    const whole = fit(this.#box, this.#screen, this.#at);
    if (!this.#watched) return whole;
    return this.#close
      ? closer(this.#box, this.#screen, this.#watched)
      : showing(whole, this.#watched, this.#screen);
  }

  pan(dx: number, dy: number): void {
    this.away = true;
    this.#set(held(panned(this.camera, dx, dy), this.#box));
  }

  zoom(factor: number, at: Point = [this.#screen.width / 2, this.#screen.height / 2]): void {
    this.away = true;
    this.#set(held(zoomed(this.camera, factor, at, this.#screen), this.#box));
  }

  /** Zoom one step, by buttons or keys. */
  nearer(factor: number): void {
    this.away = true;
    const { width, height } = this.#screen;
    this.glide(held(zoomed(this.camera, factor, [width / 2, height / 2], this.#screen), this.#box));
  }

  slide(dx: number, dy: number): void {
    this.away = true;
    this.glide(held(panned(this.camera, dx, dy), this.#box));
  }

  fit(): void {
    this.away = false;
    this.glide((this.#goal = this.#aim()));
  }

  /** Scroll to a point. */
  show(point: Point): void {
    if (this.#screen.width) this.glide(showing(this.camera, point, this.#screen));
  }

  glide(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    if (!settings.moves) {
      this.#jump(to);
      return;
    }
    const [from, began] = [this.camera, performance.now()];
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / GLIDE);
      this.camera = between(from, to, part);
      this.#stir();
      if (part < 1) this.#frame = requestAnimationFrame(frame);
    };
    this.#frame = requestAnimationFrame(frame);
  }

  #jump(camera: Camera): void {
    this.camera = camera;
    if (!this.moving) this.drawn = camera.zoom;
  }

  #set(camera: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.camera = camera;
    this.#stir();
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.moving = false;
      this.drawn = this.camera.zoom;
    }, SETTLE);
  }
}
