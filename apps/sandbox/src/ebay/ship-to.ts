const EUROPE =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
  'RU SE SI SJ SK SM UA VA XK';
const NORTH_AMERICA = 'BM CA GL MX PM US';
const CARIBBEAN =
  'AG AI AW BB BL BQ BS BZ CR CU CW DM DO GD GP GT HN HT JM KN KY LC MF MQ MS NI PA PR SV SX TC TT VC VG VI';
const SOUTH_AMERICA = 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE';
const AFRICA =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN ' +
  'SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW';
const ASIA = 'AF AM AZ BD BT CN GE IN JP KG KP KR KZ LK MN MV NP PK TJ TM UZ';
const SOUTHEAST_ASIA = 'BN HK ID KH LA MM MO MY PH SG TH TL TW VN';
const MIDDLE_EAST = 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE';
const OCEANIA = 'AQ AS AU BV CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS';

const listed = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.split(' ')));

/** The regions that a policy may name, with their countries. */
export const shipToRegions: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Africa', listed(AFRICA)],
  ['Asia', listed(ASIA, SOUTHEAST_ASIA, MIDDLE_EAST)],
  ['Central America and Caribbean', listed(CARIBBEAN)],
  ['Europe', listed(EUROPE)],
  ['Middle East', listed(MIDDLE_EAST)],
  ['North America', listed(NORTH_AMERICA)],
  ['Oceania', listed(OCEANIA)],
  ['South America', listed(SOUTH_AMERICA)],
  ['Southeast Asia', listed(SOUTHEAST_ASIA)],
  ['Americas', listed(NORTH_AMERICA, CARIBBEAN, SOUTH_AMERICA)],
  [
    'Worldwide',
    listed(EUROPE, NORTH_AMERICA, CARIBBEAN, SOUTH_AMERICA, AFRICA, ASIA, SOUTHEAST_ASIA, MIDDLE_EAST, OCEANIA),
  ],
]);

const everywhere = shipToRegions.get('Worldwide') ?? new Set();

export const isShipToPlace = (name: string): boolean => shipToRegions.has(name) || everywhere.has(name);

export const isCountry = (name: string): boolean => everywhere.has(name);

export const covers = (place: string, country: string): boolean =>
  place === country || (shipToRegions.get(place)?.has(country) ?? false);
