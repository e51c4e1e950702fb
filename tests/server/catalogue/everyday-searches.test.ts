import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

/** Numbers as they stand on old cartridges, in mails and on notes → what stands among the first five. */
const numbers: readonly (readonly [string, RegExp])[] = [
  ['W1350X', /W1350X/],
  ['hp 135a', /W1350A/],
  ['hp 415a magenta', /W2033A/],
  ['hp 415x set', /HP 415X/],
  ['hp 963xl cyan', /3JA27AE/],
  ['hp 953 xl schwarz', /L0S70AE/],
  ['hp 302xl farbe', /F6U67AE/],
  ['hp62 schwarz', /C2P04AE/],
  ['druckerpatrone 305 xl', /HP 305XL/],
  ['hp tintenpatrone nr 364', /HP 364/],
  ['ce285a toner', /CE285A/],
  ['toner 26x hp', /CF226X/],
  ['hp 12 a', /Q2612A/],
  ['canon 725', /Canon 725/],
  ['crg737', /Canon 737/],
  ['canon 051h toner', /Canon 051H/],
  ['lc 123 set', /LC-123/],
  ['lc3219xl magenta', /LC-3219XLM/],
  ['brother lc-421 xl gelb', /LC-421XLY/],
  ['tn 3480', /TN-3480/],
  ['tn2320 original', /TN-2320/],
  ['trommeleinheit dr2200', /DR-2200/],
  ['cl 541 xl', /CL-541XL/],
  ['pg545 cl546', /PG-545|CL-546/],
  ['hp 26 und 59', /CF259A/],
  ['hp 26x und 59x', /CF259X/],
  ['hp 26 59', /CF226A/],
  ['hp 26x und 131a', /CF226X/],
  ['hp 131a und 26x', /CF226X/],
  ['hp 26x und 131a', /CF210A/],
  ['cli581 cyan', /CLI-581C/],
  ['gi-490 schwarz tinte', /GI-490BK/],
  ['epson 502 xl', /Epson 502XL/],
  ['epson 603xl schwarz', /603XL.*Schwarz/],
  ['t6641', /T6641/],
  ['epson nr. 405', /Epson 405/],
  ['tk1150', /TK-1150/],
  ['tk-5240 magenta', /TK-5240M/],
  ['mlt d116l', /MLT-D116L/],
  ['clt k404s', /CLT-K404S/],
  ['samsung toner d116', /MLT-D116/],
  ['oki 44469803', /44469803/],
  ['xerox 106r03480', /106R03480/],
  ['konica tn324k', /TN-324K/],
  ['dymo 45013', /45013/],
  ['dymo d1 band 12 mm schwarz weiß', /12 mm.*schwarz auf weiß/i],
];

/** Printers as people remember them → supplies that fit. */
const printers: readonly (readonly [string, RegExp])[] = [
  ['deskjet 2720e', /HP 305/],
  ['druckerpatronen für hp envy 6020', /HP 305/],
  ['hp officejet pro 9010', /HP 963/],
  ['office jet pro 9010 tinte', /HP 963/],
  ['canon mg5750', /PGI-570|CLI-571/],
  ['canon pixma mx 525', /PG-540|CL-541/],
  ['pixma ts705', /PGI-580|CLI-581/],
  ['canon ip 7250 patronen', /PGI-550|CLI-551/],
  ['epson xp-5105', /Epson 502/],
  ['epson xp 2100 druckerpatronen', /Epson 603/],
  ['ecotank 2850', /Epson 102|T03R/],
  ['workforce wf 3720 tinte', /Epson 34/],
  ['mfc-j5335dw', /LC-3217|LC-3219/],
  ['brother dcp l2530dw', /TN-24|DR-2400/],
  ['dcpl2530dw toner', /TN-24/],
  ['brother l2710dw', /TN-24|DR-2400/],
  ['hl-l3210cw trommel', /DR-243/],
  ['kyocera p5026cdn toner schwarz', /TK-5240K/],
  ['samsung c480w', /K404|C404|M404|Y404/],
  ['samsung clp 310 toner', /4092/],
  ['lexmark ms421', /56F|55B|B2/],
  ['xerox phaser 6500n', /106R0159/],
  ['workcentre 6515', /106R034/],
  ['konica minolta bizhub c224', /TN-321/],
  ['toner für hp color laserjet pro m479fdw', /415/],
  ['hp m401dn', /80[AX]/],
  ['canon i-sensys lbp6030', /Canon 725/],
  ['laserjet p 1505', /36A/],
  ['epson stylus sx235w', /Epson T128|T128/],
  ['epson lq 590 farbband', /LQ-590|C13S015337/],
  ['labelwriter 450', /Dymo LabelWriter/],
  ['brother ql-810w etiketten', /DK-/],
];

/** Office supplies as they are called in offices. */
const words: readonly (readonly [string, RegExp])[] = [
  ['druckerpapier a4', /papier A4/i],
  ['a3 papier', /papier A3/i],
  ['din a4 papier weiß 500 blatt', /Kopierpapier A4/],
  ['fotopapier 10x15', /Fotopapier 10 x 15/],
  ['versandtaschen c4', /Versandtaschen C4/],
  ['luftpolstertasche', /Luftpolstertaschen/],
  ['umzugskartons', /Umzugskarton/],
  ['paketband braun', /Packband.*braun/],
  ['sekundenkleber', /Sekundenkleber/],
  ['uhu klebestift', /Klebestift/],
  ['bürostuhl ergonomisch', /Bürodrehstuhl Ergo/],
  ['höhenverstellbarer schreibtisch', /Sitz-Steh-Schreibtisch/],
  ['tacker', /eftgerät/],
  ['tackernadeln', /Heftklammern/],
  ['büroklammern', /Büroklammern/],
  ['register a-z', /Register A4 A–Z/],
  ['klarsichtfolien a4', /hüllen A4/],
  ['collegeblock kariert', /Collegeblock.*kariert/],
  ['radiergummi', /Radierer/],
  ['leuchtmarker gelb', /marker.*gelb/i],
  ['whiteboard stifte', /Boardmarker/],
  ['laminiergerät a3', /Laminiergerät A3/],
  ['schredder', /^Aktenvernichter/],
  ['mülltüten 35 liter', /Müllbeutel 35 l/],
  ['handdesinfektion', /Händedesinfektion/],
  ['spüli', /spülmittel/i],
  ['küchenpapier', /Küchenrolle/],
  ['verbandskasten', /erbandkasten/],
  ['kaffee ganze bohne', /Bohne/],
  ['mineralwasser', /Mineralwasser/],
  ['funkmaus', /Funkmaus/],
  ['kabellose tastatur', /Tastatur.*kabellos/],
  ['hdmi kabel 2m', /HDMI-Kabel/],
  ['mehrfachsteckdose', /Steckdosenleiste/],
  ['batterien aaa', /AAA/],
  ['knopfzelle cr 2032', /CR2032/],
  ['sd karte', /Speicherkarte/],
  ['datumsstempel', /Datumstempel/],
  ['umweltfreundliches druckerpapier', /papier/i],
  ['bondrollen 80mm', /Thermorollen 80/],
  ['kugelschreiber blau', /ugelschreiber.*blau/],
];

const first = async (typed: string): Promise<string[]> => {
  const { items } = await visitor.ask(listingEndpoints.list, { query: { search: typed } as never });
  return items.slice(0, 5).map((item) => `${item.displayName} ${item.manufacturerNumber}`);
};

it.each([...numbers, ...printers, ...words])(
  '[S7.1-08] finds what an everyday search for %s means',
  async (typed, wanted) => {
    const names = await first(typed);
    expect(
      names.some((name) => wanted.test(name)),
      names.join('; '),
    ).toBe(true);
  },
);
