/** Which part of a drawing is in sight. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const scales = { minimum: 0.1, maximum: 4 };
const marginPx = 12;

const within = (value: number): number => Math.min(scales.maximum, Math.max(scales.minimum, value));

/** The whole drawing, at most at its own size. */
export function fitted(drawing: Extent, stage: Extent): Camera {
  const scale = within(
    Math.min(1, (stage.width - 2 * marginPx) / drawing.width, (stage.height - 2 * marginPx) / drawing.height),
  );
  return { scale, x: (stage.width - drawing.width * scale) / 2, y: marginPx };
}

/** The whole width, from the top: how a flow is read. */
export function fittedToWidth(drawing: Extent, stage: Extent): Camera {
  const scale = within(Math.min(1, (stage.width - 2 * marginPx) / drawing.width));
  return { scale, x: Math.max(marginPx, (stage.width - drawing.width * scale) / 2), y: marginPx };
}

/** Larger or smaller, the given point staying where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  point: { readonly x: number; readonly y: number },
): Camera {
  const scale = within(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio };
}

const readableScale = { smallest: 0.45, usual: 0.8 };

/** Shows a box in the middle, large enough to read; one larger than the stage from its top. */
export function centred(
  camera: Camera,
  box: Extent & { readonly x: number; readonly y: number },
  stage: Extent,
): Camera {
  const whole = Math.min(
    (stage.width - 4 * marginPx) / box.width,
    (stage.height - 4 * marginPx) / box.height,
  );
  const scale = Math.max(
    readableScale.smallest,
    Math.min(whole, Math.max(camera.scale, readableScale.usual)),
  );
  const top = Math.max(2 * marginPx, (stage.height - box.height * scale) / 2);
  return {
    scale,
    x: stage.width / 2 - (box.x + box.width / 2) * scale,
    y: top - box.y * scale,
  };
}
