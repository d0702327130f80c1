/** Names of brands, series and works that contain a British word. They are the same on every English site. */
export const ENGLISH_NAMES = `
human torch
under armour
the wrong trousers
george's marvellous medicine
what the ladybird heard
colour shifters
special armour
grey knights
early learning centre
dolls house emporium
the dolls house emporium
colour me mine
favourite song mitt
favourite song mitts
morris traveller
my first harbour
father christmas raymond briggs
gandalf the grey
intex swim centre
licence to kill
silk spectre
`;
