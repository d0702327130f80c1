import { parseGlossary } from './glossary/index.ts';

/** A glossary small enough to be read in full, in the format of the real one. */
const LINES = `
teddy bear~teddy bears ; n ; Teddybär/Teddybären/m ; ours en peluche/ours en peluche/m ; orsetto/orsetti/m ; oso de peluche/osos de peluche/m
train~trains ; n ; Zug/Züge/m ; train/trains/m ; treno/treni/m ; tren/trenes/m
balloon~balloons ; n ; Luftballon/Luftballons/m ; ballon/ballons/m ; palloncino/palloncini/m ; globo/globos/m
birthday~birthdays ; n ; Geburtstag/Geburtstage/m ; anniversaire/anniversaires/m ; compleanno/compleanni/m ; cumpleaños/m
banner~banners ; n ; Banner/n ; bannière/bannières/f ; striscione/striscioni/m ; pancarta/pancartas/f
mask~masks ; n ; Maske/Masken/f ; masque/masques/m ; maschera/maschere/f ; máscara/máscaras/f
jigsaw puzzle~jigsaw puzzles ; n ; Puzzle/Puzzles/n ; puzzle/puzzles/m ; puzzle/m ; rompecabezas/m
doll~dolls ; n ; Puppe/Puppen/f ; poupée/poupées/f ; bambola/bambole/f ; muñeca/muñecas/f
sunglasses ; n ; Sonnenbrille/Sonnenbrillen/f ; lunettes de soleil/f ; occhiali da sole/m ; gafas de sol/f
googly eyes ; n ; Wackelaugen/Wackelaugen/n ; yeux mobiles/yeux mobiles/m ; occhietti mobili/occhietti mobili/m ; ojos móviles/ojos móviles/m
doctor~doctors ; n ; Arzt/Ärzte/m ; docteur/docteurs/m ; dottore/dottori/m ; doctor/doctores/m
bag~bags ; n ; Tasche/Taschen/f ; sac/sacs/m ; borsa/borse/f ; bolsa/bolsas/f
red ; c ; rot/rote ; rouge/rouge/rouges/rouges ; rosso/rossa/rossi/rosse ; rojo/roja/rojos/rojas
black ; c ; schwarz/schwarze ; noir/noire/noirs/noires ; nero/nera/neri/nere ; negro/negra/negros/negras
white ; c ; weiß/weiße ; blanc/blanche/blancs/blanches ; bianco/bianca/bianchi/bianche ; blanco/blanca/blancos/blancas
wooden ; m ; Holz ; en bois ; in legno ; de madera
large ; a ; groß/große ; grand/grande/grands/grandes ; grande/grande/grandi/grandi ; grande/grande/grandes/grandes
kids ; u ; Kinder ; enfant ; bambini ; niños
for kids ; u ; für Kinder ; pour enfant ; per bambini ; para niños
with ; f ; mit ; avec ; con ; con
and ; f ; und ; et ; e ; y
of ; f ; von ; de ; di ; de
the ; f ; - ; - ; - ; -
of the ; f ; der ; du ; del ; del
my ; f ; mein ; mon ; il mio ; mi
pack of {n} ; p ; {n}er-Pack ; lot de {n} ; confezione da {n} ; pack de {n}
size {n} ; p ; Größe {n} ; taille {n} ; taglia {n} ; talla {n}
{n} in 1 ; p ; {n}-in-1 ; {n} en 1 ; {n} in 1 ; {n} en 1
{n} piece ; p ; {n}-teilig ; {n} pièces ; {n} pezzi ; {n} piezas
{n} scale ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
wwii ; p ; 2. Weltkrieg ; Seconde Guerre mondiale ; Seconda guerra mondiale ; Segunda Guerra Mundial
model kit~model kits ; n ; Modellbausatz/Modellbausätze/m ; maquette/maquettes/f ; kit di modellismo/kit di modellismo/m ; maqueta/maquetas/f
`;

export const FIXTURE_GLOSSARY = parseGlossary(LINES).entries;
