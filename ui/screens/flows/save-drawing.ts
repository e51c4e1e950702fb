import { pictureSize } from '#drawing/geometry.ts';
import { saveFile } from '#ui/bindings/save-file.ts';

/** Properties by which a drawing looks outside the shop as it does inside. */
const lookProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** The drawing as a file of its own: what style sheets say of it is written into it. */
function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const look = getComputedStyle(original);
    for (const name of lookProperties) element.setAttribute(name, look.getPropertyValue(name));
    for (const name of ['class', 'role', 'tabindex', 'aria-pressed', 'aria-expanded'])
      element.removeAttribute(name);
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The shop's face goes along: a file on its own cannot fetch it. */
async function withFace(svg: string): Promise<string> {
  const { default: face } =
    await import('@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2?inline');
  const rule = `@font-face{font-family:RobotoCondensed;font-weight:100 900;src:url(${face}) format('woff2')}`;
  return svg.replace('>', `><style>${rule}</style>`);
}

/** Hands a drawing to the visitor as an SVG file. */
export async function saveDrawing(name: string, drawing: SVGSVGElement): Promise<void> {
  saveFile(name, new Blob([await withFace(svgText(drawing))], { type: 'image/svg+xml' }));
}

/** Hands a drawing to the visitor as a PNG picture. */
export async function savePicture(name: string, drawing: SVGSVGElement): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFace(svgText(drawing)))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), pictureSize(width, height));
  const painter = canvas.getContext('2d');
  if (painter === null) return;
  painter.fillStyle = 'white';
  painter.fillRect(0, 0, canvas.width, canvas.height);
  painter.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content !== null) saveFile(name, content);
}
