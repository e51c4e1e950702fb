/** A printer's name with its brand before it, unless the model already begins with it. */
export function deviceName(brand: string, model: string): string {
  return brand === '' || model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
}
