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

/** Hands a drawing to the visitor as an SVG file. */
export function saveDrawing(name: string, drawing: SVGSVGElement): void {
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
