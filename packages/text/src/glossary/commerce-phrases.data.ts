/** Function words, pack and quantity phrases, and the fixed phrases of sales, delivery, assembly and fit. */
export const COMMERCE_PHRASES = `
# function words
and ; f ; und ; et ; e ; y
& ; f ; & ; & ; & ; &
with ; f ; mit ; avec ; con ; con
without ; f ; ohne ; sans ; senza ; sin
for ; f ; für ; pour ; per ; para
of ; f ; von ; de ; di ; de
the ; f ; - ; - ; - ; -
a ; f ; - ; - ; - ; -
an ; f ; - ; - ; - ; -
in ; f ; in ; en ; in ; en
in the ; f ; im ; dans le ; nel ; en el
inside ; f ; innen ; à l'intérieur ; all'interno ; interior
on ; f ; auf ; sur ; su ; en
by ; f ; von ; par ; di ; de
from ; f ; von ; de ; da ; de
to ; f ; bis ; à ; a ; a
or ; f ; oder ; ou ; o ; o
at ; f ; bei ; à ; a ; en
as ; f ; als ; comme ; come ; como
plus ; f ; plus ; plus ; più ; más
per ; f ; pro ; par ; per ; por
each ; f ; je ; chacun ; ciascuno ; cada uno
any ; f ; jede ; tout ; qualsiasi ; cualquier
all ; f ; alle ; tous ; tutti ; todos
both ; f ; beide ; les deux ; entrambi ; ambos
no ; f ; ohne ; sans ; senza ; sin
not ; f ; nicht ; non ; non ; no
only ; f ; nur ; seulement ; solo ; solo
also ; f ; auch ; aussi ; anche ; también
over ; f ; über ; plus de ; oltre ; más de
under ; f ; unter ; sous ; sotto ; bajo
up to ; f ; bis zu ; jusqu'à ; fino a ; hasta
between ; f ; zwischen ; entre ; tra ; entre
against ; f ; gegen ; contre ; contro ; contra
into ; f ; in ; en ; in ; en
out of ; f ; aus ; hors de ; da ; de
out ; f ; aus ; hors ; fuori ; fuera
off ; f ; ab ; - ; - ; -
along ; f ; entlang ; le long ; lungo ; a lo largo
your ; f ; dein ; votre ; il tuo ; tu
my ; f ; mein ; mon ; il mio ; mi
you ; f ; dich ; vous ; te ; ti
me ; f ; mich ; moi ; me ; mí
it ; f ; es ; - ; - ; -
this ; f ; dieser ; ce ; questo ; este
that ; f ; das ; qui ; che ; que
these ; f ; diese ; ces ; questi ; estos
is ; f ; ist ; est ; è ; es
are ; f ; sind ; sont ; sono ; son
will ; f ; wird ; - ; - ; -
can ; f ; kann ; peut ; può ; puede
if ; f ; wenn ; si ; se ; si
when ; f ; wenn ; quand ; quando ; cuando
while ; f ; während ; pendant ; mentre ; mientras
after ; f ; nach ; après ; dopo ; después de
before ; f ; vor ; avant ; prima ; antes de
around ; f ; rund um ; autour de ; intorno a ; alrededor de
about ; f ; etwa ; environ ; circa ; sobre
approx ; f ; ca. ; env. ; circa ; aprox.
approx. ; f ; ca. ; env. ; circa ; aprox.
approximately ; f ; ca. ; env. ; circa ; aprox.
including ; f ; inkl. ; incl. ; incl. ; incl.
includes ; f ; inkl. ; incl. ; incl. ; incl.
incl ; f ; inkl. ; incl. ; incl. ; incl.
incl. ; f ; inkl. ; incl. ; incl. ; incl.
inc ; f ; inkl. ; incl. ; incl. ; incl.
excluding ; f ; exkl. ; hors ; escl. ; excl.
excl ; f ; exkl. ; hors ; escl. ; excl.
excl. ; f ; exkl. ; hors ; escl. ; excl.
via ; f ; per ; par ; via ; por
vs ; f ; vs ; contre ; contro ; contra
versus ; f ; vs ; contre ; contro ; contra
other ; f ; andere ; autre ; altro ; otro
others ; f ; andere ; autres ; altri ; otros
more ; f ; mehr ; plus ; più ; más
and more ; p ; und mehr ; et plus ; e altro ; y más
less ; f ; weniger ; moins ; meno ; menos
very ; f ; sehr ; très ; molto ; muy
too ; f ; auch ; aussi ; anche ; también
ideal for ; p ; ideal für ; idéal pour ; ideale per ; ideal para
perfect for ; p ; perfekt für ; parfait pour ; perfetto per ; perfecto para
great for ; p ; ideal für ; idéal pour ; ideale per ; ideal para
suitable for ; p ; geeignet für ; convient pour ; adatto per ; apto para
compatible with ; p ; kompatibel mit ; compatible avec ; compatibile con ; compatible con
compatible for ; p ; kompatibel mit ; compatible avec ; compatibile con ; compatible con
designed for ; p ; entwickelt für ; conçu pour ; progettato per ; diseñado para
made for ; p ; hergestellt für ; fait pour ; fatto per ; hecho para
fits ; f ; passend für ; compatible avec ; per ; compatible con
to fit ; p ; passend für ; compatible avec ; per ; compatible con
for use with ; p ; für ; pour ; per ; para
supplied with ; p ; inklusive ; fourni avec ; fornito con ; suministrado con
comes with ; p ; inklusive ; livré avec ; completo di ; incluye
complete with ; p ; komplett mit ; complet avec ; completo di ; completo con
made in ; p ; hergestellt in ; fabriqué en ; prodotto in ; fabricado en
made in the uk ; p ; hergestellt in Großbritannien ; fabriqué au Royaume-Uni ; prodotto nel Regno Unito ; fabricado en Reino Unido
made in uk ; p ; hergestellt in Großbritannien ; fabriqué au Royaume-Uni ; prodotto nel Regno Unito ; fabricado en Reino Unido
made in england ; p ; hergestellt in England ; fabriqué en Angleterre ; prodotto in Inghilterra ; fabricado en Inglaterra
made in germany ; p ; hergestellt in Deutschland ; fabriqué en Allemagne ; prodotto in Germania ; fabricado en Alemania
made in italy ; p ; hergestellt in Italien ; fabriqué en Italie ; prodotto in Italia ; fabricado en Italia
made in usa ; p ; hergestellt in den USA ; fabriqué aux USA ; prodotto negli USA ; fabricado en EE. UU.
made of ; p ; aus ; en ; in ; de
made from ; p ; aus ; en ; in ; de
in a ; f ; in ; dans ; in ; en
of the ; f ; der ; du ; del ; del
from the ; f ; aus ; de ; da ; de
for the ; f ; für ; pour ; per ; para
with the ; f ; mit ; avec ; con ; con
to the ; f ; zum ; au ; al ; al
on the ; f ; auf ; sur ; su ; en
# pack and quantity phrases
pack of {n} ; p ; {n}er-Pack ; lot de {n} ; confezione da {n} ; pack de {n}
packs of {n} ; p ; {n}er-Packs ; lots de {n} ; confezioni da {n} ; packs de {n}
{n} pack ; p ; {n}er-Pack ; lot de {n} ; confezione da {n} ; pack de {n}
{n} pk ; p ; {n}er-Pack ; lot de {n} ; confezione da {n} ; pack de {n}
{n} packs ; p ; {n} Packungen ; {n} paquets ; {n} confezioni ; {n} paquetes
{n} packets ; p ; {n} Päckchen ; {n} sachets ; {n} pacchetti ; {n} paquetes
packet of {n} ; p ; {n}er-Päckchen ; sachet de {n} ; pacchetto da {n} ; paquete de {n}
set of {n} ; p ; {n}er-Set ; lot de {n} ; set di {n} ; juego de {n}
sets of {n} ; p ; {n}er-Sets ; lots de {n} ; set di {n} ; juegos de {n}
{n} set ; p ; {n}er-Set ; lot de {n} ; set di {n} ; juego de {n}
{n} sets ; p ; {n} Sets ; {n} lots ; {n} set ; {n} juegos
{n} piece set ; p ; {n}-teiliges Set ; lot de {n} pièces ; set da {n} pezzi ; juego de {n} piezas
{n} pc set ; p ; {n}-teiliges Set ; lot de {n} pièces ; set da {n} pezzi ; juego de {n} piezas
{n} pcs set ; p ; {n}-teiliges Set ; lot de {n} pièces ; set da {n} pezzi ; juego de {n} piezas
{n} pieces set ; p ; {n}-teiliges Set ; lot de {n} pièces ; set da {n} pezzi ; juego de {n} piezas
set of {n} pieces ; p ; Set mit {n} Teilen ; lot de {n} pièces ; set di {n} pezzi ; juego de {n} piezas
{n} piece ; p ; {n}-teilig ; {n} pièces ; {n} pezzi ; {n} piezas
{n} pc ; p ; {n}-teilig ; {n} pièces ; {n} pezzi ; {n} piezas
{n} pieces ; p ; {n} Teile ; {n} pièces ; {n} pezzi ; {n} piezas
{n} pcs ; p ; {n} Stück ; {n} pièces ; {n} pezzi ; {n} piezas
{n} pces ; p ; {n} Stück ; {n} pièces ; {n} pezzi ; {n} piezas
pcs ; p ; Stück ; pièces ; pezzi ; piezas
box of {n} ; p ; {n}er-Box ; boîte de {n} ; scatola da {n} ; caja de {n}
boxes of {n} ; p ; {n}er-Boxen ; boîtes de {n} ; scatole da {n} ; cajas de {n}
bag of {n} ; p ; {n}er-Beutel ; sachet de {n} ; busta da {n} ; bolsa de {n}
bags of {n} ; p ; {n}er-Beutel ; sachets de {n} ; buste da {n} ; bolsas de {n}
tub of {n} ; p ; {n}er-Dose ; pot de {n} ; barattolo da {n} ; bote de {n}
case of {n} ; p ; {n}er-Karton ; carton de {n} ; cartone da {n} ; caja de {n}
bundle of {n} ; p ; {n}er-Bündel ; lot de {n} ; lotto di {n} ; lote de {n}
lot of {n} ; p ; {n}er-Set ; lot de {n} ; lotto di {n} ; lote de {n}
roll of {n} ; p ; Rolle mit {n} ; rouleau de {n} ; rotolo da {n} ; rollo de {n}
sheet of {n} ; p ; Bogen mit {n} ; planche de {n} ; foglio da {n} ; hoja de {n}
pair of ; p ; Paar ; paire de ; paio di ; par de
a pair of ; p ; ein Paar ; une paire de ; un paio di ; un par de
{n} pair of ; p ; {n} Paar ; {n} paires de ; {n} paia di ; {n} pares de
{n} pairs of ; p ; {n} Paar ; {n} paires de ; {n} paia di ; {n} pares de
{n} pair ; p ; {n} Paar ; {n} paires ; {n} paia ; {n} pares
{n} pairs ; p ; {n} Paar ; {n} paires ; {n} paia ; {n} pares
pack of ; p ; Packung ; lot de ; confezione di ; pack de
set of ; p ; Set ; lot de ; set di ; juego de
box of ; p ; Box ; boîte de ; scatola di ; caja de
bag of ; p ; Beutel ; sachet de ; busta di ; bolsa de
bundle of ; p ; Bündel ; lot de ; lotto di ; lote de
roll of ; p ; Rolle ; rouleau de ; rotolo di ; rollo de
choice of ; p ; Auswahl ; choix de ; scelta di ; elección de
choose from {n} ; p ; wähle aus {n} ; {n} au choix ; {n} a scelta ; {n} a elegir
{n} in 1 ; p ; {n} in 1 ; {n} en 1 ; {n} in 1 ; {n} en 1
{n} sheets ; p ; {n} Blatt ; {n} feuilles ; {n} fogli ; {n} hojas
{n} pages ; p ; {n} Seiten ; {n} pages ; {n} pagine ; {n} páginas
{n} rolls ; p ; {n} Rollen ; {n} rouleaux ; {n} rotoli ; {n} rollos
{n} bottles ; p ; {n} Flaschen ; {n} bouteilles ; {n} bottiglie ; {n} botellas
{n} tablets ; p ; {n} Tabletten ; {n} comprimés ; {n} compresse ; {n} comprimidos
{n} capsules ; p ; {n} Kapseln ; {n} gélules ; {n} capsule ; {n} cápsulas
{n} colours ; p ; {n} Farben ; {n} couleurs ; {n} colori ; {n} colores
{n} colors ; p ; {n} Farben ; {n} couleurs ; {n} colori ; {n} colores
{n} colour ; p ; {n} Farben ; {n} couleurs ; {n} colori ; {n} colores
{n} color ; p ; {n} Farben ; {n} couleurs ; {n} colori ; {n} colores
{n} designs ; p ; {n} Designs ; {n} motifs ; {n} disegni ; {n} diseños
{n} unique designs ; p ; {n} Designs ; {n} motifs ; {n} disegni ; {n} diseños
{n} styles ; p ; {n} Stile ; {n} styles ; {n} stili ; {n} estilos
{n} sizes ; p ; {n} Größen ; {n} tailles ; {n} taglie ; {n} tallas
{n} layer ; p ; {n}-lagig ; {n} couches ; {n} strati ; {n} capas
{n} layers ; p ; {n}-lagig ; {n} couches ; {n} strati ; {n} capas
{n} ply ; p ; {n}-lagig ; {n} plis ; {n} veli ; {n} capas
{n} tier ; p ; {n}-stufig ; {n} niveaux ; {n} livelli ; {n} niveles
{n} tiers ; p ; {n}-stufig ; {n} niveaux ; {n} livelli ; {n} niveles
{n} seater ; p ; {n}-Sitzer ; {n} places ; {n} posti ; {n} plazas
{n} person ; p ; {n} Personen ; {n} personnes ; {n} persone ; {n} personas
{n} man ; p ; {n} Personen ; {n} personnes ; {n} persone ; {n} personas
{n} people ; p ; {n} Personen ; {n} personnes ; {n} persone ; {n} personas
{n} player ; p ; {n} Spieler ; {n} joueurs ; {n} giocatori ; {n} jugadores
{n} players ; p ; {n} Spieler ; {n} joueurs ; {n} giocatori ; {n} jugadores
{n} sided ; p ; {n}-seitig ; {n} faces ; {n} facce ; {n} caras
{n} channel ; p ; {n}-Kanal ; {n} canaux ; {n} canali ; {n} canales
{n} axis ; p ; {n}-Achsen ; {n} axes ; {n} assi ; {n} ejes
{n} port ; p ; {n}-Port ; {n} ports ; {n} porte ; {n} puertos
{n} ports ; p ; {n}-Port ; {n} ports ; {n} porte ; {n} puertos
{n} way ; p ; {n}-Wege ; {n} voies ; {n} vie ; {n} vías
{n} gang ; p ; {n}-fach ; {n} postes ; {n} posti ; {n} tomas
{n} speed ; p ; {n}-Gang ; {n} vitesses ; {n} velocità ; {n} velocidades
{n} drawer ; p ; {n} Schubladen ; {n} tiroirs ; {n} cassetti ; {n} cajones
{n} drawers ; p ; {n} Schubladen ; {n} tiroirs ; {n} cassetti ; {n} cajones
{n} door ; p ; {n}-türig ; {n} portes ; {n} porte ; {n} puertas
{n} doors ; p ; {n}-türig ; {n} portes ; {n} porte ; {n} puertas
{n} shelf ; p ; {n} Regalböden ; {n} étagères ; {n} ripiani ; {n} estantes
{n} shelves ; p ; {n} Regalböden ; {n} étagères ; {n} ripiani ; {n} estantes
{n} compartments ; p ; {n} Fächer ; {n} compartiments ; {n} scomparti ; {n} compartimentos
{n} compartment ; p ; {n} Fächer ; {n} compartiments ; {n} scomparti ; {n} compartimentos
{n} months ; p ; {n} Monate ; {n} mois ; {n} mesi ; {n} meses
{n} month ; p ; {n} Monate ; {n} mois ; {n} mesi ; {n} meses
{n} years ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} year ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} yrs ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} hours ; p ; {n} Stunden ; {n} heures ; {n} ore ; {n} horas
{n} hour ; p ; {n} Stunden ; {n} heures ; {n} ore ; {n} horas
{n} minutes ; p ; {n} Minuten ; {n} minutes ; {n} minuti ; {n} minutos
{n} minute ; p ; {n} Minuten ; {n} minutes ; {n} minuti ; {n} minutos
{n} days ; p ; {n} Tage ; {n} jours ; {n} giorni ; {n} días
{n} day ; p ; {n} Tage ; {n} jours ; {n} giorni ; {n} días
{n} weeks ; p ; {n} Wochen ; {n} semaines ; {n} settimane ; {n} semanas
{n} week ; p ; {n} Wochen ; {n} semaines ; {n} settimane ; {n} semanas
{n} year old ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} year olds ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} years old ; p ; {n} Jahre ; {n} ans ; {n} anni ; {n} años
{n} year warranty ; p ; {n} Jahre Garantie ; garantie {n} ans ; garanzia {n} anni ; {n} años de garantía
{n} years warranty ; p ; {n} Jahre Garantie ; garantie {n} ans ; garanzia {n} anni ; {n} años de garantía
aged {n} ; p ; Alter {n} ; âge {n} ; età {n} ; edad {n}
size {n} ; p ; Größe {n} ; taille {n} ; taglia {n} ; talla {n}
series {n} ; p ; Serie {n} ; série {n} ; serie {n} ; serie {n}
volume {n} ; p ; Band {n} ; volume {n} ; volume {n} ; volumen {n}
part {n} ; p ; Teil {n} ; partie {n} ; parte {n} ; parte {n}
number {n} ; p ; Nummer {n} ; numéro {n} ; numero {n} ; número {n}
level {n} ; p ; Stufe {n} ; niveau {n} ; livello {n} ; nivel {n}
grade {n} ; p ; Grad {n} ; niveau {n} ; grado {n} ; grado {n}
scale {n} ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
{n} long ; p ; {n} lang ; {n} de long ; {n} di lunghezza ; {n} de largo
{n} tall ; p ; {n} hoch ; {n} de haut ; {n} di altezza ; {n} de alto
{n} high ; p ; {n} hoch ; {n} de haut ; {n} di altezza ; {n} de alto
{n} wide ; p ; {n} breit ; {n} de large ; {n} di larghezza ; {n} de ancho
{n} diameter ; p ; {n} Durchmesser ; {n} de diamètre ; {n} di diametro ; {n} de diámetro
{n} thick ; p ; {n} dick ; {n} d'épaisseur ; {n} di spessore ; {n} de grosor
# delivery and sales phrases
fast delivery ; p ; schneller Versand ; expédition rapide ; spedizione veloce ; envío rápido
fast dispatch ; p ; schneller Versand ; expédition rapide ; spedizione veloce ; envío rápido
fast shipping ; p ; schneller Versand ; expédition rapide ; spedizione veloce ; envío rápido
quick dispatch ; p ; schneller Versand ; expédition rapide ; spedizione veloce ; envío rápido
same day dispatch ; p ; Versand am selben Tag ; expédition le jour même ; spedizione in giornata ; envío el mismo día
next day delivery ; p ; Lieferung am nächsten Tag ; livraison le lendemain ; consegna il giorno dopo ; entrega al día siguiente
uk seller ; p ; Versand aus UK ; vendeur UK ; venditore UK ; vendedor UK
uk stock ; p ; Versand aus UK ; vendeur UK ; venditore UK ; vendedor UK
uk plug ; p ; UK-Stecker ; prise UK ; spina UK ; enchufe UK
eu plug ; p ; EU-Stecker ; prise EU ; spina EU ; enchufe EU
us plug ; p ; US-Stecker ; prise US ; spina US ; enchufe US
best seller ; p ; Bestseller ; meilleure vente ; più venduto ; superventas
bestseller ; p ; Bestseller ; meilleure vente ; più venduto ; superventas
special offer ; p ; Sonderangebot ; offre spéciale ; offerta speciale ; oferta especial
on sale ; p ; im Angebot ; en promo ; in offerta ; en oferta
money off ; p ; reduziert ; remise ; sconto ; descuento
value pack ; p ; Vorteilspack ; pack économique ; confezione risparmio ; pack ahorro
multi pack ; p ; Multipack ; multipack ; multipack ; multipack
multipack ; p ; Multipack ; multipack ; multipack ; multipack
multi-pack ; p ; Multipack ; multipack ; multipack ; multipack
twin pack ; p ; Doppelpack ; pack de deux ; confezione doppia ; pack doble
triple pack ; p ; Dreierpack ; pack de trois ; confezione tripla ; pack triple
bulk buy ; p ; Großpackung ; achat en gros ; confezione all'ingrosso ; compra al por mayor
bulk pack ; p ; Großpackung ; achat en gros ; confezione all'ingrosso ; compra al por mayor
family pack ; p ; Familienpackung ; pack familial ; confezione famiglia ; pack familiar
starter pack ; p ; Starterpack ; pack de démarrage ; starter pack ; pack de inicio
starter kit ; p ; Starterset ; kit de démarrage ; kit iniziale ; kit de inicio
job lot ; p ; Konvolut ; lot ; lotto ; lote
joblot ; p ; Konvolut ; lot ; lotto ; lote
may vary ; p ; kann variieren ; peut varier ; può variare ; puede variar
colours may vary ; p ; Farben können variieren ; couleurs variables ; i colori possono variare ; los colores pueden variar
colors may vary ; p ; Farben können variieren ; couleurs variables ; i colori possono variare ; los colores pueden variar
colour may vary ; p ; Farben können variieren ; couleurs variables ; i colori possono variare ; los colores pueden variar
design may vary ; p ; Design kann variieren ; modèle aléatoire ; il design può variare ; el diseño puede variar
designs may vary ; p ; Design kann variieren ; modèle aléatoire ; il design può variare ; el diseño puede variar
styles may vary ; p ; Design kann variieren ; modèle aléatoire ; il design può variare ; el diseño puede variar
style may vary ; p ; Design kann variieren ; modèle aléatoire ; il design può variare ; el diseño puede variar
assorted colours ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
assorted colors ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
mixed colours ; p ; gemischte Farben ; couleurs mélangées ; colori misti ; colores mezclados
mixed colors ; p ; gemischte Farben ; couleurs mélangées ; colori misti ; colores mezclados
random colour ; p ; zufällige Farbe ; couleur aléatoire ; colore casuale ; color aleatorio
random color ; p ; zufällige Farbe ; couleur aléatoire ; colore casuale ; color aleatorio
various colours ; p ; verschiedene Farben ; différentes couleurs ; vari colori ; varios colores
various colors ; p ; verschiedene Farben ; différentes couleurs ; vari colori ; varios colores
assorted designs ; p ; verschiedene Designs ; motifs assortis ; disegni assortiti ; diseños surtidos
assorted sizes ; p ; verschiedene Größen ; tailles assorties ; misure assortite ; tamaños surtidos
various sizes ; p ; verschiedene Größen ; différentes tailles ; varie misure ; varios tamaños
pick your own ; p ; nach Wahl ; au choix ; a scelta ; a elegir
choose your own ; p ; nach Wahl ; au choix ; a scelta ; a elegir
choose colour ; p ; Farbe wählbar ; couleur au choix ; colore a scelta ; color a elegir
choose your colour ; p ; Farbe wählbar ; couleur au choix ; colore a scelta ; color a elegir
choose color ; p ; Farbe wählbar ; couleur au choix ; colore a scelta ; color a elegir
choose your color ; p ; Farbe wählbar ; couleur au choix ; colore a scelta ; color a elegir
choose size ; p ; Größe wählbar ; taille au choix ; taglia a scelta ; talla a elegir
choose your size ; p ; Größe wählbar ; taille au choix ; taglia a scelta ; talla a elegir
choose design ; p ; Design wählbar ; motif au choix ; disegno a scelta ; diseño a elegir
choose your design ; p ; Design wählbar ; motif au choix ; disegno a scelta ; diseño a elegir
your choice ; p ; nach Wahl ; au choix ; a scelta ; a elegir
make your own ; p ; zum Selbermachen ; à faire soi-même ; fai da te ; hazlo tú mismo
do it yourself ; p ; zum Selbermachen ; à faire soi-même ; fai da te ; hazlo tú mismo
build your own ; p ; zum Selberbauen ; à construire ; da costruire ; para construir
design your own ; p ; zum Selbstgestalten ; à personnaliser ; da personalizzare ; para diseñar
make to order ; p ; auf Bestellung gefertigt ; fait sur commande ; fatto su ordinazione ; hecho por encargo
made to order ; p ; auf Bestellung gefertigt ; fait sur commande ; fatto su ordinazione ; hecho por encargo
ready to wear ; p ; tragefertig ; prêt-à-porter ; pronto da indossare ; listo para llevar
ready to hang ; p ; fertig zum Aufhängen ; prêt à accrocher ; pronto da appendere ; listo para colgar
easy to install ; p ; einfache Montage ; facile à installer ; facile da installare ; fácil de instalar
easy install ; p ; einfache Montage ; facile à installer ; facile da installare ; fácil de instalar
easy fit ; p ; einfache Montage ; montage facile ; montaggio facile ; fácil montaje
easy assembly ; p ; einfacher Aufbau ; montage facile ; facile da montare ; fácil montaje
easy to assemble ; p ; einfacher Aufbau ; montage facile ; facile da montare ; fácil montaje
self assembly ; p ; zur Selbstmontage ; à monter soi-même ; da montare ; para montar
no assembly required ; p ; keine Montage nötig ; sans montage ; senza montaggio ; sin montaje
batteries included ; p ; inkl. Batterien ; piles incluses ; batterie incluse ; pilas incluidas
with batteries ; p ; inkl. Batterien ; piles incluses ; batterie incluse ; pilas incluidas
inc batteries ; p ; inkl. Batterien ; piles incluses ; batterie incluse ; pilas incluidas
batteries not included ; p ; ohne Batterien ; piles non incluses ; batterie non incluse ; pilas no incluidas
not included ; p ; nicht enthalten ; non inclus ; non incluso ; no incluido
brand new and sealed ; p ; neu und versiegelt ; neuf sous blister ; nuovo e sigillato ; nuevo y precintado
brand new sealed ; p ; neu und versiegelt ; neuf sous blister ; nuovo e sigillato ; nuevo y precintado
new and sealed ; p ; neu und versiegelt ; neuf sous blister ; nuovo e sigillato ; nuevo y precintado
new & sealed ; p ; neu und versiegelt ; neuf sous blister ; nuovo e sigillato ; nuevo y precintado
new in box ; p ; neu in OVP ; neuf en boîte ; nuovo in scatola ; nuevo en caja
new in package ; p ; neu in OVP ; neuf sous emballage ; nuovo in confezione ; nuevo en su embalaje
new in packaging ; p ; neu in OVP ; neuf sous emballage ; nuovo in confezione ; nuevo en su embalaje
mint in box ; p ; neuwertig in OVP ; neuf en boîte ; nuovo in scatola ; nuevo en caja
new with tags ; p ; neu mit Etikett ; neuf avec étiquette ; nuovo con etichetta ; nuevo con etiqueta
bnwt ; p ; neu mit Etikett ; neuf avec étiquette ; nuovo con etichetta ; nuevo con etiqueta
new without tags ; p ; neu ohne Etikett ; neuf sans étiquette ; nuovo senza etichetta ; nuevo sin etiqueta
new unique ; p ; neu einzigartig ; nouveau unique ; nuovo unico ; nuevo único
good condition ; p ; guter Zustand ; bon état ; buone condizioni ; buen estado
very good condition ; p ; sehr guter Zustand ; très bon état ; ottime condizioni ; muy buen estado
excellent condition ; p ; ausgezeichneter Zustand ; excellent état ; condizioni eccellenti ; excelente estado
mint condition ; p ; neuwertiger Zustand ; état neuf ; condizioni perfette ; estado impecable
like new ; p ; wie neu ; comme neuf ; come nuovo ; como nuevo
spares or repairs ; p ; für Bastler ; pour pièces ; per ricambi ; para piezas
spares or repair ; p ; für Bastler ; pour pièces ; per ricambi ; para piezas
for parts ; p ; für Bastler ; pour pièces ; per ricambi ; para piezas
wall mount ; n ; Wandhalterung/Wandhalterungen/f ; support mural/supports muraux/m ; supporto da parete/supporti da parete/m ; soporte de pared/soportes de pared/m
duty free ; p ; zollfrei ; hors taxe ; duty free ; libre de impuestos
plug and play ; p ; Plug & Play ; plug & play ; plug & play ; plug & play
plug & play ; p ; Plug & Play ; plug & play ; plug & play ; plug & play
made easy ; p ; leicht gemacht ; facile ; facile ; fácil
double size ; p ; Doppelgröße ; taille double ; misura doppia ; tamaño doble
full set ; p ; komplettes Set ; lot complet ; set completo ; juego completo
complete set ; p ; komplettes Set ; ensemble complet ; set completo ; juego completo
black and white ; p ; schwarz-weiß ; noir et blanc ; bianco e nero ; blanco y negro
black & white ; p ; schwarz-weiß ; noir et blanc ; bianco e nero ; blanco y negro
red and white ; p ; rot-weiß ; rouge et blanc ; rosso e bianco ; rojo y blanco
red & white ; p ; rot-weiß ; rouge et blanc ; rosso e bianco ; rojo y blanco
blue and white ; p ; blau-weiß ; bleu et blanc ; blu e bianco ; azul y blanco
blue & white ; p ; blau-weiß ; bleu et blanc ; blu e bianco ; azul y blanco
for him ; p ; für Ihn ; pour lui ; per lui ; para él
for her ; p ; für Sie ; pour elle ; per lei ; para ella
his and hers ; p ; für Sie und Ihn ; pour lui et elle ; per lui e per lei ; para él y ella
his & hers ; p ; für Sie und Ihn ; pour lui et elle ; per lui e per lei ; para él y ella
gift for him ; p ; Geschenk für Ihn ; cadeau pour lui ; regalo per lui ; regalo para él
gift for her ; p ; Geschenk für Sie ; cadeau pour elle ; regalo per lei ; regalo para ella
gift for men ; p ; Geschenk für Männer ; cadeau pour homme ; regalo uomo ; regalo para hombre
gifts for men ; p ; Geschenk für Männer ; cadeau pour homme ; regalo uomo ; regalo para hombre
gift for women ; p ; Geschenk für Frauen ; cadeau pour femme ; regalo donna ; regalo para mujer
gifts for women ; p ; Geschenk für Frauen ; cadeau pour femme ; regalo donna ; regalo para mujer
gift for kids ; p ; Geschenk für Kinder ; cadeau pour enfant ; regalo per bambini ; regalo para niños
gifts for kids ; p ; Geschenk für Kinder ; cadeau pour enfant ; regalo per bambini ; regalo para niños
great gift ; p ; ideales Geschenk ; idée cadeau ; idea regalo ; regalo ideal
perfect gift ; p ; ideales Geschenk ; idée cadeau ; idea regalo ; regalo ideal
ideal gift ; p ; ideales Geschenk ; idée cadeau ; idea regalo ; regalo ideal
great gift idea ; p ; ideales Geschenk ; idée cadeau ; idea regalo ; regalo ideal
gift idea ; p ; Geschenkidee ; idée cadeau ; idea regalo ; idea de regalo
gift ideas ; p ; Geschenkidee ; idée cadeau ; idea regalo ; idea de regalo
great value ; p ; preiswert ; bon rapport qualité-prix ; ottimo rapporto qualità-prezzo ; buena relación calidad-precio
great fun ; p ; großer Spaß ; très amusant ; divertentissimo ; muy divertido
must have ; p ; Must-have ; incontournable ; imperdibile ; imprescindible
world's best ; p ; weltbeste ; meilleur du monde ; migliore del mondo ; mejor del mundo
money back guarantee ; p ; Geld-zurück-Garantie ; satisfait ou remboursé ; soddisfatti o rimborsati ; garantía de devolución
official merchandise ; p ; offizieller Fanartikel ; produit officiel ; prodotto ufficiale ; producto oficial
official product ; p ; offizieller Fanartikel ; produit officiel ; prodotto ufficiale ; producto oficial
original packaging ; p ; Originalverpackung ; emballage d'origine ; confezione originale ; embalaje original
original box ; p ; Originalverpackung ; emballage d'origine ; confezione originale ; embalaje original
gift wrapped ; p ; als Geschenk verpackt ; emballage cadeau ; confezione regalo ; envuelto para regalo
no box ; p ; ohne OVP ; sans boîte ; senza scatola ; sin caja
buy now ; p ; Sofortkauf ; achat immédiat ; compralo subito ; cómpralo ya
pre order ; p ; Vorbestellung ; précommande ; preordine ; reserva
pre-order ; p ; Vorbestellung ; précommande ; preordine ; reserva
preorder ; p ; Vorbestellung ; précommande ; preordine ; reserva
limited edition ; n ; limitierte Auflage/limitierte Auflagen/f ; édition limitée/éditions limitées/f ; edizione limitata/edizioni limitate/f ; edición limitada/ediciones limitadas/f
special edition ; n ; Sonderedition/Sondereditionen/f ; édition spéciale/éditions spéciales/f ; edizione speciale/edizioni speciali/f ; edición especial/ediciones especiales/f
collector's edition ; n ; Sammleredition/Sammlereditionen/f ; édition collector/éditions collector/f ; edizione da collezione/edizioni da collezione/f ; edición coleccionista/ediciones coleccionista/f
collectors edition ; n ; Sammleredition/Sammlereditionen/f ; édition collector/éditions collector/f ; edizione da collezione/edizioni da collezione/f ; edición coleccionista/ediciones coleccionista/f
anniversary edition ; n ; Jubiläumsausgabe/Jubiläumsausgaben/f ; édition anniversaire/éditions anniversaire/f ; edizione anniversario/edizioni anniversario/f ; edición aniversario/ediciones aniversario/f
deluxe edition ; n ; Deluxe-Edition/Deluxe-Editionen/f ; édition deluxe/éditions deluxe/f ; edizione deluxe/edizioni deluxe/f ; edición deluxe/ediciones deluxe/f
first edition ; n ; Erstausgabe/Erstausgaben/f ; première édition/premières éditions/f ; prima edizione/prime edizioni/f ; primera edición/primeras ediciones/f
edition~editions ; n ; Edition/Editionen/f ; édition/éditions/f ; edizione/edizioni/f ; edición/ediciones/f
`;
