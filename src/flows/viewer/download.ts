import { pictureSize } from '#drawing/geometry.ts';
import type { Extent } from './camera.ts';

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The font of the page, put into a drawing, so that it looks the same elsewhere. */
function withFont(svg: string): string {
  const rules = document.querySelector('#font')?.textContent ?? '';
  return svg.replace('<style>', `<style>${rules}`);
}

/** Hands a drawing to the visitor as a file. */
export const saveDrawing = (name: string, svg: string): void =>
  save(name, new Blob([withFont(svg)], { type: 'image/svg+xml' }));

/** Hands a drawing to the visitor as a picture. */
export async function savePicture(name: string, svg: string, { width, height }: Extent): Promise<void> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFont(svg))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), pictureSize(width, height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content !== null) save(name, content);
}
