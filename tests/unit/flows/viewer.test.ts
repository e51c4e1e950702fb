import { describe, expect, it } from 'vitest';
import { centred, fitted, fittedToWidth, zoomed } from '#flows/viewer/camera.ts';
import { nodePanel } from '#flows/viewer/panel.ts';
import { writtenFlows } from './charts.ts';

const flowOf = (machine: string) => {
  const flow = writtenFlows.find((one) => one.machine === machine);
  if (flow === undefined) throw new Error(`There is no flow ${machine}`);
  return flow;
};

const checkout = flowOf('checkout');

describe('camera', () => {
  const stage = { width: 1000, height: 600 };

  it('keeps the point under the pointer where it is', () => {
    const point = { x: 300, y: 200 };
    const before = { x: 40, y: -20, scale: 0.5 };
    const after = zoomed(before, 2, point);
    const inDrawing = ({ x, y, scale }: typeof before) => [(point.x - x) / scale, (point.y - y) / scale];
    expect(inDrawing(after)).toEqual(inDrawing(before));
  });

  it('fits the whole drawing, or its width, and never enlarges it', () => {
    expect(fitted({ width: 2000, height: 6000 }, stage).scale).toBeCloseTo(576 / 6000);
    expect(fittedToWidth({ width: 1952, height: 6000 }, stage)).toEqual({ scale: 0.5, x: 12, y: 12 });
    expect(fittedToWidth({ width: 100, height: 100 }, stage).scale).toBe(1);
  });

  it('shows a large box from its top', () => {
    const { y, scale } = centred({ x: 0, y: 0, scale: 1 }, { x: 0, y: 500, width: 800, height: 4000 }, stage);
    expect(500 * scale + y).toBe(24);
  });
});

describe('panel of a state', () => {
  it('says what the state means, calls and leads to, with markup escaped', () => {
    const state = checkout.nodes.find(({ id }) => id === 'checkout.ordering.submitting');
    const panel = nodePanel(checkout, { ...state!, description: { de: '<b>', en: '' } }, null, 'de');
    expect(panel).toContain('&lt;b&gt;');
    expect(panel).toContain('data-go="checkout.placed"');
    expect(panel).toContain('Die Bestellung ist eingegangen.');
    expect(panel).toContain('S7.2-39');
  });
});
