/** SQL of the mark that changes when the picture of article `a` of brand `b` would be drawn differently. */
export const pictureVersion = `left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, b.name, a.manufacturer_number,
    a.is_high_yield)), 8)`;
