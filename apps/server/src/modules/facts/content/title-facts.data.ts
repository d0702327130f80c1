/** Words in English titles that state a fact, by the specific whose value they are. */
export const TITLE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Colour: {
    black: 'Black', white: 'White', red: 'Red', blue: 'Blue', navy: 'Navy', green: 'Green', yellow: 'Yellow',
    purple: 'Purple', pink: 'Pink', brown: 'Brown', grey: 'Grey', gray: 'Grey', beige: 'Beige',
    turquoise: 'Turquoise', burgundy: 'Burgundy', multicoloured: 'Multicoloured',
  },
  Material: {
    wooden: 'Wood', plastic: 'Plastic', cotton: 'Cotton', leather: 'Leather', wool: 'Wool',
    linen: 'Linen', ceramic: 'Ceramic', rubber: 'Rubber', silicone: 'Silicone', bamboo: 'Bamboo',
    polyester: 'Polyester', suede: 'Suede', velvet: 'Velvet', brass: 'Brass',
  },
  Department: {
    mens: 'Men', womens: 'Women', ladies: 'Women', boys: 'Boys', girls: 'Girls', kids: 'Kids', childrens: 'Kids',
  },
};

/** Facts with a pattern of their own: the first group is the value. */
export const TITLE_FORMS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Scale', /\b(1[:/]\d{1,4})\b/g],
  ['UK Shoe Size', /\b(?:shoes|boots|trainers|sandals|slippers|wellies|brogues)\b.*\bUK (?:size )?(\d{1,2}(?:\.5)?)\b/gi],
  ['Capacity', /\b(\d+(?:\.\d+)? ?(?:ml|litres?|l))\b/gi],
];
