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

const facesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [];
  });

const readAsAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(content);
  });

/** The faces the page uses for Latin letters, font files included: a file for others cannot fetch them. */
async function ownFaces(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => facesIn(cssRules))
    .filter((face) => /U\+0{1,4}-0{0,2}FF/i.test(face.style.getPropertyValue('unicode-range')));
  const written = faces.map(async ({ cssText }) => {
    const [found = '', address = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    const answer = await fetch(address);
    return cssText.replace(found, `url(${await readAsAddress(await answer.blob())})`);
  });
  return (await Promise.all(written)).join('');
}

const withFaces = async (svg: string): Promise<string> =>
  svg.replace('>', `><style>${await ownFaces()}</style>`);

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a drawing to the visitor as an SVG file. */
export async function saveDrawing(name: string, drawing: SVGSVGElement): Promise<void> {
  save(name, new Blob([await withFaces(svgText(drawing))], { type: 'image/svg+xml' }));
}

/** Browsers refuse larger canvases. */
const maximumPixels = 16_000;

/** Hands a drawing to the visitor as a PNG picture, twice as fine as the screen where it fits. */
export async function savePicture(name: string, drawing: SVGSVGElement): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFaces(svgText(drawing)))}`;
  await picture.decode();
  const scale = Math.min(2, maximumPixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const painter = canvas.getContext('2d');
  if (painter === null) return;
  painter.fillStyle = 'white';
  painter.fillRect(0, 0, canvas.width, canvas.height);
  painter.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content !== null) save(name, content);
}
