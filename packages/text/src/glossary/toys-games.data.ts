/**
 * English to German, French, Italian and Spanish: board, card and dice games, trading cards, puzzles, magic and other
 * games. The line format is described in `toys.data.ts`.
 */
export const TOYS_GAMES_GLOSSARY = `
# games in general
game~games ; n ; Spiel/Spiele/n ; jeu/jeux/m ; gioco/giochi/m ; juego/juegos/m
board game~board games ; n ; Brettspiel/Brettspiele/n ; jeu de société/jeux de société/m ; gioco da tavolo/giochi da tavolo/m ; juego de mesa/juegos de mesa/m
card game~card games ; n ; Kartenspiel/Kartenspiele/n ; jeu de cartes/jeux de cartes/m ; gioco di carte/giochi di carte/m ; juego de cartas/juegos de cartas/m
trading card game~trading card games ; n ; Sammelkartenspiel/Sammelkartenspiele/n ; jeu de cartes à collectionner/jeux de cartes à collectionner/m ; gioco di carte collezionabili/giochi di carte collezionabili/m ; juego de cartas coleccionables/juegos de cartas coleccionables/m
collectible card game~collectible card games ; n ; Sammelkartenspiel/Sammelkartenspiele/n ; jeu de cartes à collectionner/jeux de cartes à collectionner/m ; gioco di carte collezionabili/giochi di carte collezionabili/m ; juego de cartas coleccionables/juegos de cartas coleccionables/m
living card game~living card games ; n ; Living Card Game/Living Card Games/n ; jeu de cartes évolutif/jeux de cartes évolutifs/m ; living card game/m ; living card game/living card games/m
deck building game~deck building games ; n ; Deckbauspiel/Deckbauspiele/n ; jeu de deck-building/jeux de deck-building/m ; gioco di deck building/giochi di deck building/m ; juego de construcción de mazos/juegos de construcción de mazos/m
dice game~dice games ; n ; Würfelspiel/Würfelspiele/n ; jeu de dés/jeux de dés/m ; gioco di dadi/giochi di dadi/m ; juego de dados/juegos de dados/m
dice and card game~dice and card games ; n ; Würfel- und Kartenspiel/Würfel- und Kartenspiele/n ; jeu de dés et de cartes/jeux de dés et de cartes/m ; gioco di dadi e carte/giochi di dadi e carte/m ; juego de dados y cartas/juegos de dados y cartas/m
family game~family games ; n ; Familienspiel/Familienspiele/n ; jeu familial/jeux familiaux/m ; gioco per famiglie/giochi per famiglie/m ; juego familiar/juegos familiares/m
family board game~family board games ; n ; Familien-Brettspiel/Familien-Brettspiele/n ; jeu de société familial/jeux de société familiaux/m ; gioco da tavolo per famiglie/giochi da tavolo per famiglie/m ; juego de mesa familiar/juegos de mesa familiares/m
party game~party games ; n ; Partyspiel/Partyspiele/n ; jeu d'ambiance/jeux d'ambiance/m ; gioco da festa/giochi da festa/m ; juego para fiestas/juegos para fiestas/m
drinking game~drinking games ; n ; Trinkspiel/Trinkspiele/n ; jeu à boire/jeux à boire/m ; gioco alcolico/giochi alcolici/m ; juego para beber/juegos para beber/m
strategy game~strategy games ; n ; Strategiespiel/Strategiespiele/n ; jeu de stratégie/jeux de stratégie/m ; gioco di strategia/giochi di strategia/m ; juego de estrategia/juegos de estrategia/m
memory game~memory games ; n ; Memory-Spiel/Memory-Spiele/n ; jeu de mémoire/jeux de mémoire/m ; gioco di memoria/giochi di memoria/m ; juego de memoria/juegos de memoria/m
matching game~matching games ; n ; Zuordnungsspiel/Zuordnungsspiele/n ; jeu d'association/jeux d'association/m ; gioco di abbinamento/giochi di abbinamento/m ; juego de asociación/juegos de asociación/m
educational game~educational games ; n ; Lernspiel/Lernspiele/n ; jeu éducatif/jeux éducatifs/m ; gioco educativo/giochi educativi/m ; juego educativo/juegos educativos/m
learning game~learning games ; n ; Lernspiel/Lernspiele/n ; jeu d'apprentissage/jeux d'apprentissage/m ; gioco educativo/giochi educativi/m ; juego de aprendizaje/juegos de aprendizaje/m
maths game~maths games ; n ; Mathe-Lernspiel/Mathe-Lernspiele/n ; jeu de maths/jeux de maths/m ; gioco di matematica/giochi di matematica/m ; juego de matemáticas/juegos de matemáticas/m
spelling game~spelling games ; n ; Buchstabierspiel/Buchstabierspiele/n ; jeu d'orthographe/jeux d'orthographe/m ; gioco di ortografia/giochi di ortografia/m ; juego de ortografía/juegos de ortografía/m
word game~word games ; n ; Wörterspiel/Wörterspiele/n ; jeu de lettres/jeux de lettres/m ; gioco di parole/giochi di parole/m ; juego de palabras/juegos de palabras/m
number game~number games ; n ; Zahlenspiel/Zahlenspiele/n ; jeu de nombres/jeux de nombres/m ; gioco di numeri/giochi di numeri/m ; juego de números/juegos de números/m
trivia game~trivia games ; n ; Quizspiel/Quizspiele/n ; jeu de quiz/jeux de quiz/m ; gioco a quiz/giochi a quiz/m ; juego de preguntas/juegos de preguntas/m
quiz game~quiz games ; n ; Quizspiel/Quizspiele/n ; jeu de quiz/jeux de quiz/m ; gioco a quiz/giochi a quiz/m ; juego de preguntas/juegos de preguntas/m
quiz~quizzes ; n ; Quiz/n ; quiz/m ; quiz/m ; quiz/m
trivia ; n ; Quiz/n ; culture générale/f ; cultura generale/f ; preguntas y respuestas/preguntas y respuestas/f
trivia cards ; n ; Quizkarten/Quizkarten/f ; cartes quiz/cartes quiz/f ; carte quiz/carte quiz/f ; cartas de preguntas/cartas de preguntas/f
charades ; n ; Scharade/Scharaden/f ; mimes/mimes/m ; gioco dei mimi/m ; mímica/f
role playing game~role playing games ; n ; Rollenspiel/Rollenspiele/n ; jeu de rôle/jeux de rôle/m ; gioco di ruolo/giochi di ruolo/m ; juego de rol/juegos de rol/m
roleplaying game~roleplaying games ; n ; Rollenspiel/Rollenspiele/n ; jeu de rôle/jeux de rôle/m ; gioco di ruolo/giochi di ruolo/m ; juego de rol/juegos de rol/m
murder mystery game~murder mystery games ; n ; Krimi-Spiel/Krimi-Spiele/n ; jeu d'enquête policière/jeux d'enquête policière/m ; gioco del delitto/giochi del delitto/m ; juego de misterio/juegos de misterio/m
dvd game~dvd games ; n ; DVD-Spiel/DVD-Spiele/n ; jeu DVD/jeux DVD/m ; gioco DVD/giochi DVD/m ; juego DVD/juegos DVD/m
dvd board game~dvd board games ; n ; DVD-Brettspiel/DVD-Brettspiele/n ; jeu de société DVD/jeux de société DVD/m ; gioco da tavolo con DVD/giochi da tavolo con DVD/m ; juego de mesa con DVD/juegos de mesa con DVD/m
electronic game~electronic games ; n ; Elektronikspiel/Elektronikspiele/n ; jeu électronique/jeux électroniques/m ; gioco elettronico/giochi elettronici/m ; juego electrónico/juegos electrónicos/m
handheld game~handheld games ; n ; Handheld-Spiel/Handheld-Spiele/n ; jeu portable/jeux portables/m ; gioco portatile/giochi portatili/m ; juego portátil/juegos portátiles/m
travel game~travel games ; n ; Reisespiel/Reisespiele/n ; jeu de voyage/jeux de voyage/m ; gioco da viaggio/giochi da viaggio/m ; juego de viaje/juegos de viaje/m
table top game~table top games ; n ; Tabletop-Spiel/Tabletop-Spiele/n ; jeu de plateau/jeux de plateau/m ; gioco da tavolo/giochi da tavolo/m ; juego de mesa/juegos de mesa/m
tabletop game~tabletop games ; n ; Tabletop-Spiel/Tabletop-Spiele/n ; jeu de plateau/jeux de plateau/m ; gioco da tavolo/giochi da tavolo/m ; juego de mesa/juegos de mesa/m
table game~table games ; n ; Tischspiel/Tischspiele/n ; jeu de table/jeux de table/m ; gioco da tavolo/giochi da tavolo/m ; juego de mesa/juegos de mesa/m
table top ; n ; Tischplatte/Tischplatten/f ; dessus de table/m ; piano da tavolo/m ; sobremesa/f
wooden game~wooden games ; n ; Holzspiel/Holzspiele/n ; jeu en bois/jeux en bois/m ; gioco in legno/giochi in legno/m ; juego de madera/juegos de madera/m
magnetic game~magnetic games ; n ; Magnetspiel/Magnetspiele/n ; jeu magnétique/jeux magnétiques/m ; gioco magnetico/giochi magnetici/m ; juego magnético/juegos magnéticos/m
fishing game~fishing games ; n ; Angelspiel/Angelspiele/n ; jeu de pêche/jeux de pêche/m ; gioco della pesca/giochi della pesca/m ; juego de pesca/juegos de pesca/m
ball game~ball games ; n ; Ballspiel/Ballspiele/n ; jeu de balle/jeux de balle/m ; gioco con la palla/giochi con la palla/m ; juego de pelota/juegos de pelota/m
garden game~garden games ; n ; Gartenspiel/Gartenspiele/n ; jeu de jardin/jeux de jardin/m ; gioco da giardino/giochi da giardino/m ; juego de jardín/juegos de jardín/m
outdoor game~outdoor games ; n ; Outdoor-Spiel/Outdoor-Spiele/n ; jeu d'extérieur/jeux d'extérieur/m ; gioco all'aperto/giochi all'aperto/m ; juego al aire libre/juegos al aire libre/m
traditional game~traditional games ; n ; traditionelles Spiel/traditionelle Spiele/n ; jeu traditionnel/jeux traditionnels/m ; gioco tradizionale/giochi tradizionali/m ; juego tradicional/juegos tradicionales/m
classic game~classic games ; n ; Spieleklassiker/m ; jeu classique/jeux classiques/m ; gioco classico/giochi classici/m ; juego clásico/juegos clásicos/m
compendium of games ; n ; Spielesammlung/Spielesammlungen/f ; coffret de jeux/coffrets de jeux/m ; raccolta di giochi/raccolte di giochi/f ; juegos reunidos/juegos reunidos/m
games compendium ; n ; Spielesammlung/Spielesammlungen/f ; coffret de jeux/coffrets de jeux/m ; raccolta di giochi/raccolte di giochi/f ; juegos reunidos/juegos reunidos/m
game set~game sets ; n ; Spieleset/Spielesets/n ; coffret de jeux/coffrets de jeux/m ; set di giochi/m ; set de juegos/sets de juegos/m
games room ; n ; Spielzimmer/n ; salle de jeux/f ; sala giochi/f ; sala de juegos/f
game board~game boards ; n ; Spielbrett/Spielbretter/n ; plateau de jeu/plateaux de jeu/m ; tabellone di gioco/tabelloni di gioco/m ; tablero de juego/tableros de juego/m
board~boards ; n ; Brett/Bretter/n ; plateau/plateaux/m ; tavola/tavole/f ; tablero/tableros/m
player~players ; n ; Spieler/m ; joueur/joueurs/m ; giocatore/giocatori/m ; jugador/jugadores/m
single player ; n ; Einzelspieler/m ; un joueur/m ; giocatore singolo/m ; un jugador/m
champion~champions ; n ; Champion/Champions/m ; champion/champions/m ; campione/campioni/m ; campeón/campeones/m
challenge~challenges ; n ; Herausforderung/Herausforderungen/f ; défi/défis/m ; sfida/sfide/f ; desafío/desafíos/m
adventure~adventures ; n ; Abenteuer/n ; aventure/aventures/f ; avventura/avventure/f ; aventura/aventuras/f
mission~missions ; n ; Mission/Missionen/f ; mission/missions/f ; missione/missioni/f ; misión/misiones/f
score pad~score pads ; n ; Spielblock/Spielblöcke/m ; bloc de score/blocs de score/m ; blocco segnapunti/blocchi segnapunti/m ; bloc de puntuación/blocs de puntuación/m
score sheet~score sheets ; n ; Wertungsblatt/Wertungsblätter/n ; feuille de score/feuilles de score/f ; foglio segnapunti/fogli segnapunti/m ; hoja de puntuación/hojas de puntuación/f
score card~score cards ; n ; Punktekarte/Punktekarten/f ; carte de score/cartes de score/f ; segnapunti/m ; tarjeta de puntuación/tarjetas de puntuación/f
counter~counters ; n ; Spielstein/Spielsteine/m ; jeton/jetons/m ; segnalino/segnalini/m ; ficha/fichas/f
token~tokens ; n ; Spielmarke/Spielmarken/f ; jeton/jetons/m ; segnalino/segnalini/m ; ficha/fichas/f
playing piece~playing pieces ; n ; Spielfigur/Spielfiguren/f ; pion/pions/m ; pedina/pedine/f ; ficha/fichas/f
pawn~pawns ; n ; Bauer/Bauern/m ; pion/pions/m ; pedina/pedine/f ; peón/peones/m
sand timer~sand timers ; n ; Sanduhr/Sanduhren/f ; sablier/sabliers/m ; clessidra/clessidre/f ; reloj de arena/relojes de arena/m
hourglass ; n ; Sanduhr/Sanduhren/f ; sablier/sabliers/m ; clessidra/clessidre/f ; reloj de arena/relojes de arena/m
sandglass ; n ; Sanduhr/Sanduhren/f ; sablier/sabliers/m ; clessidra/clessidre/f ; reloj de arena/relojes de arena/m
timer~timers ; n ; Timer/m ; minuteur/minuteurs/m ; timer/m ; temporizador/temporizadores/m
buzzer~buzzers ; n ; Buzzer/m ; buzzer/buzzers/m ; pulsante/pulsanti/m ; pulsador/pulsadores/m
spinner~spinners ; n ; Kreisel/m ; toupie/toupies/f ; trottola/trottole/f ; peonza/peonzas/f
full version ; n ; Vollversion/Vollversionen/f ; version complète/versions complètes/f ; versione completa/versioni complete/f ; versión completa/versiones completas/f
german version ; n ; deutsche Version/deutsche Versionen/f ; version allemande/versions allemandes/f ; versione tedesca/versioni tedesche/f ; versión alemana/versiones alemanas/f
english version ; n ; englische Version/englische Versionen/f ; version anglaise/versions anglaises/f ; versione inglese/versioni inglesi/f ; versión inglesa/versiones inglesas/f
japanese version ; n ; japanische Version/japanische Versionen/f ; version japonaise/versions japonaises/f ; versione giapponese/versioni giapponesi/f ; versión japonesa/versiones japonesas/f
travel edition ; n ; Reiseedition/Reiseeditionen/f ; édition voyage/éditions voyage/f ; edizione da viaggio/edizioni da viaggio/f ; edición de viaje/ediciones de viaje/f
junior edition ; n ; Junior-Edition/Junior-Editionen/f ; édition junior/éditions junior/f ; edizione junior/edizioni junior/f ; edición júnior/ediciones júnior/f
deluxe edition ; n ; Deluxe-Edition/Deluxe-Editionen/f ; édition deluxe/éditions deluxe/f ; edizione deluxe/edizioni deluxe/f ; edición deluxe/ediciones deluxe/f
anniversary edition ; n ; Jubiläumsausgabe/Jubiläumsausgaben/f ; édition anniversaire/éditions anniversaire/f ; edizione anniversario/edizioni anniversario/f ; edición aniversario/ediciones aniversario/f
base game~base games ; n ; Grundspiel/Grundspiele/n ; jeu de base/jeux de base/m ; gioco base/giochi base/m ; juego básico/juegos básicos/m
base set~base sets ; n ; Basis-Set/Basis-Sets/n ; set de base/sets de base/m ; set base/m ; set básico/sets básicos/m
core set~core sets ; n ; Grundset/Grundsets/n ; set de base/sets de base/m ; set base/m ; set básico/sets básicos/m
rulebook~rulebooks ; n ; Regelbuch/Regelbücher/n ; livre de règles/livres de règles/m ; manuale di gioco/manuali di gioco/m ; libro de reglas/libros de reglas/m

# dice
dice ; n ; Würfel/Würfel/m ; dés/dés/m ; dadi/dadi/m ; dados/dados/m
dices ; n ; Würfel/Würfel/m ; dés/dés/m ; dadi/dadi/m ; dados/dados/m
dice set~dice sets ; n ; Würfelset/Würfelsets/n ; set de dés/sets de dés/m ; set di dadi/m ; set de dados/sets de dados/m
polyhedral dice ; n ; Polyederwürfel/Polyederwürfel/m ; dés polyédriques/dés polyédriques/m ; dadi poliedrici/dadi poliedrici/m ; dados poliédricos/dados poliédricos/m
polyhedral dice set~polyhedral dice sets ; n ; Polyederwürfel-Set/Polyederwürfel-Sets/n ; set de dés polyédriques/sets de dés polyédriques/m ; set di dadi poliedrici/m ; set de dados poliédricos/sets de dados poliédricos/m
polyhedral ; a ; polyedrisch/polyedrische ; polyédrique/polyédrique/polyédriques/polyédriques ; poliedrico/poliedrica/poliedrici/poliedriche ; poliédrico/poliédrica/poliédricos/poliédricas
opaque dice ; n ; undurchsichtige Würfel/undurchsichtige Würfel/m ; dés opaques/dés opaques/m ; dadi opachi/dadi opachi/m ; dados opacos/dados opacos/m
opaque dice set~opaque dice sets ; n ; Set undurchsichtiger Würfel/Sets undurchsichtiger Würfel/n ; set de dés opaques/sets de dés opaques/m ; set di dadi opachi/m ; set de dados opacos/sets de dados opacos/m
spot dice ; n ; Augenwürfel/Augenwürfel/m ; dés à points/dés à points/m ; dadi a punti/dadi a punti/m ; dados de puntos/dados de puntos/m
wooden dice ; n ; Holzwürfel/Holzwürfel/m ; dés en bois/dés en bois/m ; dadi in legno/dadi in legno/m ; dados de madera/dados de madera/m
plastic dice ; n ; Plastikwürfel/Plastikwürfel/m ; dés en plastique/dés en plastique/m ; dadi di plastica/dadi di plastica/m ; dados de plástico/dados de plástico/m
foam dice ; n ; Schaumstoffwürfel/Schaumstoffwürfel/m ; dés en mousse/dés en mousse/m ; dadi in gommapiuma/dadi in gommapiuma/m ; dados de espuma/dados de espuma/m
poker dice ; n ; Pokerwürfel/Pokerwürfel/m ; dés de poker/dés de poker/m ; dadi da poker/dadi da poker/m ; dados de póker/dados de póker/m
story dice ; n ; Geschichtenwürfel/Geschichtenwürfel/m ; dés à histoires/dés à histoires/m ; dadi delle storie/dadi delle storie/m ; dados de historias/dados de historias/m
rpg dice ; n ; RPG-Würfel/RPG-Würfel/m ; dés de jeu de rôle/dés de jeu de rôle/m ; dadi RPG/dadi RPG/m ; dados de rol/dados de rol/m
casino dice ; n ; Casino-Würfel/Casino-Würfel/m ; dés de casino/dés de casino/m ; dadi da casinò/dadi da casinò/m ; dados de casino/dados de casino/m
doubling cube~doubling cubes ; n ; Dopplerwürfel/m ; dé doubleur/dés doubleurs/m ; dado del raddoppio/dadi del raddoppio/m ; dado doblador/dados dobladores/m
six sided dice ; n ; sechsseitige Würfel/sechsseitige Würfel/m ; dés à six faces/dés à six faces/m ; dadi a sei facce/dadi a sei facce/m ; dados de seis caras/dados de seis caras/m
six sided ; a ; sechsseitig/sechsseitige ; à six faces ; a sei facce ; de seis caras
{n} sided dice ; p ; {n}-seitige Würfel ; dés à {n} faces ; dadi a {n} facce ; dados de {n} caras
{n}-die dice set ; p ; Würfelset mit {n} Würfeln ; set de {n} dés ; set di {n} dadi ; set de {n} dados
{n} sided ; p ; {n}-seitig ; à {n} faces ; a {n} facce ; de {n} caras
dice cup~dice cups ; n ; Würfelbecher/m ; gobelet à dés/gobelets à dés/m ; bicchiere per dadi/bicchieri per dadi/m ; cubilete/cubiletes/m
dice bag~dice bags ; n ; Würfelbeutel/m ; sac à dés/sacs à dés/m ; sacchetto per dadi/sacchetti per dadi/m ; bolsa para dados/bolsas para dados/f
dice tray~dice trays ; n ; Würfelbrett/Würfelbretter/n ; piste de dés/pistes de dés/f ; vassoio per dadi/vassoi per dadi/m ; bandeja de dados/bandejas de dados/f
dice tower~dice towers ; n ; Würfelturm/Würfeltürme/m ; tour à dés/tours à dés/f ; torre per dadi/torri per dadi/f ; torre de dados/torres de dados/f
dice box~dice boxes ; n ; Würfelbox/Würfelboxen/f ; boîte à dés/boîtes à dés/f ; scatola per dadi/scatole per dadi/f ; caja de dados/cajas de dados/f
shut the box ; n ; Shut the Box/n ; jeu Shut the Box/m ; Shut the Box/m ; Shut the Box/m
yatzy ; n ; Kniffel/n ; yatzy/m ; yatzy/m ; yatzy/m
liar's dice ; n ; Bluff-Würfelspiel/n ; dés menteurs/dés menteurs/m ; dadi bugiardi/dadi bugiardi/m ; dados mentirosos/dados mentirosos/m
craps ; n ; Craps/n ; craps/m ; craps/m ; craps/m

# classic board and tile games
chess ; n ; Schachspiel/Schachspiele/n ; jeu d'échecs/jeux d'échecs/m ; scacchi/scacchi/m ; ajedrez/m
chess set~chess sets ; n ; Schachspiel/Schachspiele/n ; jeu d'échecs/jeux d'échecs/m ; set di scacchi/m ; juego de ajedrez/juegos de ajedrez/m
chess board~chess boards ; n ; Schachbrett/Schachbretter/n ; échiquier/échiquiers/m ; scacchiera/scacchiere/f ; tablero de ajedrez/tableros de ajedrez/m
chessboard~chessboards ; n ; Schachbrett/Schachbretter/n ; échiquier/échiquiers/m ; scacchiera/scacchiere/f ; tablero de ajedrez/tableros de ajedrez/m
chess piece~chess pieces ; n ; Schachfigur/Schachfiguren/f ; pièce d'échecs/pièces d'échecs/f ; pezzo degli scacchi/pezzi degli scacchi/m ; pieza de ajedrez/piezas de ajedrez/f
chessmen ; n ; Schachfiguren/Schachfiguren/f ; pièces d'échecs/pièces d'échecs/f ; pezzi degli scacchi/pezzi degli scacchi/m ; piezas de ajedrez/piezas de ajedrez/f
chess clock~chess clocks ; n ; Schachuhr/Schachuhren/f ; pendule d'échecs/pendules d'échecs/f ; orologio per scacchi/orologi per scacchi/m ; reloj de ajedrez/relojes de ajedrez/m
wooden chess set~wooden chess sets ; n ; Holz-Schachspiel/Holz-Schachspiele/n ; jeu d'échecs en bois/jeux d'échecs en bois/m ; set di scacchi in legno/m ; juego de ajedrez de madera/juegos de ajedrez de madera/m
travel chess set~travel chess sets ; n ; Reise-Schachspiel/Reise-Schachspiele/n ; jeu d'échecs de voyage/jeux d'échecs de voyage/m ; set di scacchi da viaggio/m ; ajedrez de viaje/ajedreces de viaje/m
travel chess ; n ; Reiseschach/n ; échecs de voyage/échecs de voyage/m ; scacchi da viaggio/scacchi da viaggio/m ; ajedrez de viaje/m
magnetic chess set~magnetic chess sets ; n ; Magnet-Schachspiel/Magnet-Schachspiele/n ; jeu d'échecs magnétique/jeux d'échecs magnétiques/m ; set di scacchi magnetico/set di scacchi magnetici/m ; ajedrez magnético/ajedreces magnéticos/m
checkers ; n ; Damespiel/Damespiele/n ; jeu de dames/jeux de dames/m ; dama/f ; damas/damas/f
draughts ; n ; Dame/f ; dames/dames/f ; dama/f ; damas/damas/f
chess and draughts ; n ; Schach und Dame/n ; échecs et dames/échecs et dames/m ; scacchi e dama/scacchi e dama/m ; ajedrez y damas/m
backgammon ; n ; Backgammon/n ; backgammon/m ; backgammon/m ; backgammon/m
backgammon set~backgammon sets ; n ; Backgammon-Set/Backgammon-Sets/n ; jeu de backgammon/jeux de backgammon/m ; set da backgammon/m ; set de backgammon/sets de backgammon/m
snakes and ladders ; n ; Leiterspiel/n ; jeu serpents et échelles/m ; serpenti e scale/serpenti e scale/m ; serpientes y escaleras/serpientes y escaleras/f
ludo ; n ; Ludo/n ; petits chevaux/petits chevaux/m ; ludo/m ; parchís/m
solitaire ; n ; Solitaire/n ; solitaire/m ; solitario/m ; solitario/m
noughts and crosses ; n ; Drei gewinnt/n ; morpion/m ; tris/m ; tres en raya/m
tic tac toe ; n ; Tic-Tac-Toe/n ; morpion/m ; tris/m ; tres en raya/m
four in a row ; n ; Vier gewinnt/n ; puissance quatre/f ; forza quattro/f ; cuatro en línea/m
hangman ; n ; Galgenmännchen/n ; pendu/m ; impiccato/m ; ahorcado/m
bingo ; n ; Bingo/n ; bingo/m ; bingo/bingo/m ; bingo/m
bingo game~bingo games ; n ; Bingospiel/Bingospiele/n ; jeu de bingo/jeux de bingo/m ; gioco della tombola/giochi della tombola/m ; juego de bingo/juegos de bingo/m
bingo card~bingo cards ; n ; Bingokarte/Bingokarten/f ; carte de bingo/cartes de bingo/f ; cartella della tombola/cartelle della tombola/f ; cartón de bingo/cartones de bingo/m
lotto ; n ; Lotto/n ; loto/m ; lotto/m ; lotería/f
domino ; n ; Domino/n ; domino/m ; domino/m ; dominó/m
dominoes ; n ; Domino/Dominosteine/n ; jeu de dominos/jeux de dominos/m ; domino/m ; dominó/m
dominos ; n ; Domino/Dominosteine/n ; dominos/dominos/m ; domino/m ; dominó/m
domino set~domino sets ; n ; Domino-Set/Domino-Sets/n ; jeu de dominos/jeux de dominos/m ; set di domino/m ; juego de dominó/juegos de dominó/m
dominoes set~dominoes sets ; n ; Domino-Set/Domino-Sets/n ; jeu de dominos/jeux de dominos/m ; set di domino/m ; juego de dominó/juegos de dominó/m
dominoes in tin ; n ; Domino in Blechdose/n ; dominos en boîte métallique/dominos en boîte métallique/m ; domino in latta/m ; dominó en caja metálica/m
colour dot dominoes ; n ; Farbpunkt-Domino/n ; dominos à points de couleur/dominos à points de couleur/m ; domino a punti colorati/m ; dominó de puntos de colores/m
double six dominoes ; n ; Doppelsechs-Domino/n ; dominos double six/dominos double six/m ; domino doppio sei/m ; dominó doble seis/m
double nine dominoes ; n ; Doppelneun-Domino/n ; dominos double neuf/dominos double neuf/m ; domino doppio nove/m ; dominó doble nueve/m
double twelve dominoes ; n ; Doppelzwölf-Domino/n ; dominos double douze/dominos double douze/m ; domino doppio dodici/m ; dominó doble doce/m
double six ; n ; Doppelsechs/f ; double six/m ; doppio sei/m ; doble seis/m
double nine ; n ; Doppelneun/f ; double neuf/m ; doppio nove/m ; doble nueve/m
mexican train ; n ; Mexican Train/n ; train mexicain/m ; Mexican Train/m ; tren mexicano/m
picture dominoes ; n ; Bilder-Domino/n ; dominos illustrés/dominos illustrés/m ; domino illustrato/m ; dominó de imágenes/m
picture lotto ; n ; Bilderlotto/n ; loto d'images/m ; tombola illustrata/f ; lotería de imágenes/f
mahjong ; n ; Mahjong/n ; mah-jong/m ; mahjong/m ; mahjong/m
cribbage board~cribbage boards ; n ; Cribbage-Brett/Cribbage-Bretter/n ; planche de cribbage/planches de cribbage/f ; tavola da cribbage/tavole da cribbage/f ; tablero de cribbage/tableros de cribbage/m
cribbage ; n ; Cribbage/n ; cribbage/m ; cribbage/m ; cribbage/m
tile game~tile games ; n ; Legespiel/Legespiele/n ; jeu de tuiles/jeux de tuiles/m ; gioco di tessere/giochi di tessere/m ; juego de fichas/juegos de fichas/m
letter tile~letter tiles ; n ; Buchstabenstein/Buchstabensteine/m ; tuile lettre/tuiles lettres/f ; tessera lettera/tessere lettere/f ; ficha de letra/fichas de letras/f
beetle drive ; n ; Käferspiel/n ; jeu du scarabée/m ; gioco dello scarabeo/m ; juego del escarabajo/m
happy families ; n ; Quartett/n ; jeu des sept familles/m ; gioco delle famiglie/m ; juego de las familias/m
snap ; n ; Schnapp/n ; bataille/f ; rubamazzo/m ; snap/m
old maid ; n ; Schwarzer Peter/m ; pouilleux/m ; uomo nero/m ; mona/f
marbles ; n ; Murmeln/Murmeln/f ; billes/billes/f ; biglie/biglie/f ; canicas/canicas/f
glass marble~glass marbles ; n ; Glasmurmel/Glasmurmeln/f ; bille en verre/billes en verre/f ; biglia di vetro/biglie di vetro/f ; canica de cristal/canicas de cristal/f
marble run~marble runs ; n ; Kugelbahn/Kugelbahnen/f ; circuit à billes/circuits à billes/m ; pista per biglie/piste per biglie/f ; circuito de canicas/circuitos de canicas/m
pick up sticks ; n ; Mikado/n ; mikado/m ; shanghai/m ; mikado/m
tumbling tower~tumbling towers ; n ; Wackelturm/Wackeltürme/m ; tour infernale/tours infernales/f ; torre traballante/torri traballanti/f ; torre de bloques/torres de bloques/f
stacking game~stacking games ; n ; Stapelspiel/Stapelspiele/n ; jeu d'empilement/jeux d'empilement/m ; gioco impilabile/giochi impilabili/m ; juego de apilar/juegos de apilar/m
balancing game~balancing games ; n ; Balancierspiel/Balancierspiele/n ; jeu d'équilibre/jeux d'équilibre/m ; gioco di equilibrio/giochi di equilibrio/m ; juego de equilibrio/juegos de equilibrio/m
table football ; n ; Tischfußball/m ; baby-foot/m ; calcio balilla/m ; futbolín/m
table tennis ; n ; Tischtennis/n ; tennis de table/m ; tennistavolo/m ; tenis de mesa/m
pool table~pool tables ; n ; Billardtisch/Billardtische/m ; table de billard/tables de billard/f ; tavolo da biliardo/tavoli da biliardo/m ; mesa de billar/mesas de billar/f
snooker ; n ; Snooker/n ; snooker/m ; snooker/m ; snooker/m
air hockey ; n ; Airhockey/n ; air hockey/m ; air hockey/m ; air hockey/m
dartboard~dartboards ; n ; Dartscheibe/Dartscheiben/f ; cible de fléchettes/cibles de fléchettes/f ; bersaglio per freccette/bersagli per freccette/m ; diana/dianas/f
dart~darts ; n ; Dartpfeil/Dartpfeile/m ; fléchette/fléchettes/f ; freccetta/freccette/f ; dardo/dardos/m
poker ; n ; Poker/n ; poker/m ; poker/m ; póker/m
poker set~poker sets ; n ; Pokerset/Pokersets/n ; set de poker/sets de poker/m ; set da poker/m ; set de póker/sets de póker/m
chip roll~chip rolls ; n ; Chip-Rolle/Chip-Rollen/f ; rouleau de jetons/rouleaux de jetons/m ; rotolo di fiche/rotoli di fiche/m ; rollo de fichas/rollos de fichas/m
poker chip~poker chips ; n ; Pokerchip/Pokerchips/m ; jeton de poker/jetons de poker/m ; fiche da poker/f ; ficha de póker/fichas de póker/f
poker table top~poker table tops ; n ; Pokerauflage/Pokerauflagen/f ; plateau de poker/plateaux de poker/m ; piano da poker/piani da poker/m ; tablero de póker/tableros de póker/m
poker size ; n ; Pokergröße/f ; format poker/m ; formato poker/m ; tamaño póker/m
bridge size ; n ; Bridgegröße/f ; format bridge/m ; formato bridge/m ; tamaño bridge/m
roulette ; n ; Roulette/n ; roulette/f ; roulette/f ; ruleta/f
casino~casinos ; n ; Casino/Casinos/n ; casino/casinos/m ; casinò/m ; casino/casinos/m
slot machine~slot machines ; n ; Spielautomat/Spielautomaten/m ; machine à sous/machines à sous/f ; slot machine/f ; máquina tragaperras/máquinas tragaperras/f

# playing and trading cards
card~cards ; n ; Karte/Karten/f ; carte/cartes/f ; carta/carte/f ; carta/cartas/f
playing card~playing cards ; n ; Spielkarte/Spielkarten/f ; carte à jouer/cartes à jouer/f ; carta da gioco/carte da gioco/f ; naipe/naipes/m
deck~decks ; n ; Deck/Decks/n ; jeu de cartes/jeux de cartes/m ; mazzo/mazzi/m ; baraja/barajas/f
deck of cards~decks of cards ; n ; Kartenspiel/Kartenspiele/n ; jeu de cartes/jeux de cartes/m ; mazzo di carte/mazzi di carte/m ; baraja de cartas/barajas de cartas/f
pack of cards~packs of cards ; n ; Kartenspiel/Kartenspiele/n ; jeu de cartes/jeux de cartes/m ; mazzo di carte/mazzi di carte/m ; baraja de cartas/barajas de cartas/f
theme deck~theme decks ; n ; Themendeck/Themendecks/n ; deck à thème/decks à thème/m ; mazzo tematico/mazzi tematici/m ; baraja temática/barajas temáticas/f
starter deck~starter decks ; n ; Starterdeck/Starterdecks/n ; deck de démarrage/decks de démarrage/m ; starter deck/m ; baraja de inicio/barajas de inicio/f
structure deck~structure decks ; n ; Structure Deck/Structure Decks/n ; deck de structure/decks de structure/m ; structure deck/m ; baraja de estructura/barajas de estructura/f
card deck~card decks ; n ; Kartendeck/Kartendecks/n ; jeu de cartes/jeux de cartes/m ; mazzo di carte/mazzi di carte/m ; baraja de cartas/barajas de cartas/f
card set~card sets ; n ; Kartenset/Kartensets/n ; set de cartes/sets de cartes/m ; set di carte/m ; set de cartas/sets de cartas/m
card pack~card packs ; n ; Kartenpackung/Kartenpackungen/f ; paquet de cartes/paquets de cartes/m ; pacchetto di carte/pacchetti di carte/m ; paquete de cartas/paquetes de cartas/m
card collection~card collections ; n ; Kartensammlung/Kartensammlungen/f ; collection de cartes/collections de cartes/f ; collezione di carte/collezioni di carte/f ; colección de cartas/colecciones de cartas/f
trading card~trading cards ; n ; Sammelkarte/Sammelkarten/f ; carte à collectionner/cartes à collectionner/f ; carta collezionabile/carte collezionabili/f ; carta coleccionable/cartas coleccionables/f
collector card~collector cards ; n ; Sammelkarte/Sammelkarten/f ; carte de collection/cartes de collection/f ; carta da collezione/carte da collezione/f ; carta de colección/cartas de colección/f
football card~football cards ; n ; Fußballkarte/Fußballkarten/f ; carte de football/cartes de football/f ; carta di calcio/carte di calcio/f ; cromo de fútbol/cromos de fútbol/m
football sticker~football stickers ; n ; Fußball-Sticker/m ; vignette de football/vignettes de football/f ; figurina di calcio/figurine di calcio/f ; cromo de fútbol/cromos de fútbol/m
single card~single cards ; n ; Einzelkarte/Einzelkarten/f ; carte à l'unité/cartes à l'unité/f ; carta singola/carte singole/f ; carta suelta/cartas sueltas/f
common card~common cards ; n ; gewöhnliche Karte/gewöhnliche Karten/f ; carte commune/cartes communes/f ; carta comune/carte comuni/f ; carta común/cartas comunes/f
rare card~rare cards ; n ; seltene Karte/seltene Karten/f ; carte rare/cartes rares/f ; carta rara/carte rare/f ; carta rara/cartas raras/f
ultra rare ; a ; ultraselten/ultraseltene ; ultra rare/ultra rare/ultra rares/ultra rares ; ultra rara ; ultra rara
super rare ; a ; superselten/superseltene ; super rare/super rare/super rares/super rares ; super rara ; súper rara
secret rare ; a ; Secret Rare ; secrète rare ; rara segreta ; secreta rara
rare ; a ; selten/seltene ; rare/rare/rares/rares ; raro/rara/rari/rare ; raro/rara/raros/raras
uncommon ; a ; ungewöhnlich/ungewöhnliche ; peu commune ; non comune ; infrecuente
holo ; a ; Holo ; holo ; holo ; holo
promo card~promo cards ; n ; Promokarte/Promokarten/f ; carte promo/cartes promo/f ; carta promo/carte promo/f ; carta promocional/cartas promocionales/f
foil card~foil cards ; n ; Glitzerkarte/Glitzerkarten/f ; carte brillante/cartes brillantes/f ; carta foil/carte foil/f ; carta foil/cartas foil/f
booster pack~booster packs ; n ; Booster-Pack/Booster-Packs/n ; booster/boosters/m ; bustina/bustine/f ; sobre de cartas/sobres de cartas/m
booster box~booster boxes ; n ; Booster-Box/Booster-Boxen/f ; boîte de boosters/boîtes de boosters/f ; box di bustine/m ; caja de sobres/cajas de sobres/f
booster display~booster displays ; n ; Booster-Display/Booster-Displays/n ; display de boosters/displays de boosters/m ; display di bustine/m ; caja de sobres/cajas de sobres/f
booster~boosters ; n ; Booster/m ; booster/boosters/m ; bustina/bustine/f ; sobre de cartas/sobres de cartas/m
fat pack~fat packs ; n ; Fat Pack/Fat Packs/n ; fat pack/fat packs/m ; fat pack/m ; fat pack/fat packs/m
collector tin~collector tins ; n ; Sammel-Tin/Sammel-Tins/f ; boîte collector/boîtes collector/f ; tin da collezione/f ; lata de colección/latas de colección/f
deck box~deck boxes ; n ; Deckbox/Deckboxen/f ; boîte de rangement pour cartes/boîtes de rangement pour cartes/f ; porta mazzo/m ; caja para mazo/cajas para mazo/f
deck protector~deck protectors ; n ; Kartenhülle/Kartenhüllen/f ; protège-cartes/m ; bustina protettiva/bustine protettive/f ; funda para cartas/fundas para cartas/f
card sleeve~card sleeves ; n ; Kartenhülle/Kartenhüllen/f ; protège-carte/protège-cartes/m ; bustina protettiva/bustine protettive/f ; funda para cartas/fundas para cartas/f
trading card sleeve~trading card sleeves ; n ; Sammelkartenhülle/Sammelkartenhüllen/f ; protège-carte/protège-cartes/m ; bustina per carte collezionabili/bustine per carte collezionabili/f ; funda para cartas coleccionables/fundas para cartas coleccionables/f
sleeve~sleeves ; n ; Hülle/Hüllen/f ; pochette/pochettes/f ; bustina/bustine/f ; funda/fundas/f
sleeved ; v ; in Hülle ; sous pochette ; imbustato/imbustata/imbustati/imbustate ; enfundado/enfundada/enfundados/enfundadas
card protector~card protectors ; n ; Kartenschutz/m ; protège-carte/protège-cartes/m ; proteggi carte/m ; protector de cartas/protectores de cartas/m
card shuffler~card shufflers ; n ; Kartenmischer/m ; mélangeur de cartes/mélangeurs de cartes/m ; mescolatore di carte/mescolatori di carte/m ; barajador de cartas/barajadores de cartas/m
card binder~card binders ; n ; Sammelkartenalbum/Sammelkartenalben/n ; classeur à cartes/classeurs à cartes/m ; raccoglitore per carte/raccoglitori per carte/m ; carpeta para cartas/carpetas para cartas/f
card album~card albums ; n ; Sammelalbum/Sammelalben/n ; album pour cartes/albums pour cartes/m ; album per carte/m ; álbum de cartas/álbumes de cartas/m
binder~binders ; n ; Ordner/m ; classeur/classeurs/m ; raccoglitore/raccoglitori/m ; carpeta/carpetas/f
pocket page~pocket pages ; n ; Sammelhülle/Sammelhüllen/f ; feuille de rangement/feuilles de rangement/f ; foglio a tasche/fogli a tasche/m ; hoja con bolsillos/hojas con bolsillos/f
top loader~top loaders ; n ; Toploader/m ; toploader/toploaders/m ; toploader/m ; toploader/toploaders/m
sticker album~sticker albums ; n ; Stickeralbum/Stickeralben/n ; album d'autocollants/albums d'autocollants/m ; album di figurine/m ; álbum de cromos/álbumes de cromos/m
sticker collection~sticker collections ; n ; Stickersammlung/Stickersammlungen/f ; collection d'autocollants/collections d'autocollants/f ; raccolta di figurine/raccolte di figurine/f ; colección de cromos/colecciones de cromos/f
collection~collections ; n ; Sammlung/Sammlungen/f ; collection/collections/f ; collezione/collezioni/f ; colección/colecciones/f
star player~star players ; n ; Starspieler/m ; joueur vedette/joueurs vedettes/m ; giocatore stella/giocatori stella/m ; jugador estrella/jugadores estrella/m
star player card~star player cards ; n ; Starspieler-Karte/Starspieler-Karten/f ; carte joueur vedette/cartes joueurs vedettes/f ; carta giocatore stella/carte giocatori stella/f ; carta de jugador estrella/cartas de jugadores estrella/f
team set~team sets ; n ; Team-Set/Team-Sets/n ; set d'équipe/sets d'équipe/m ; set squadra/m ; set de equipo/sets de equipo/m
base card~base cards ; n ; Basiskarte/Basiskarten/f ; carte de base/cartes de base/f ; carta base/carte base/f ; carta base/cartas base/f
tarot cards ; n ; Tarotkarten/Tarotkarten/f ; cartes de tarot/cartes de tarot/f ; tarocchi/tarocchi/m ; cartas del tarot/cartas del tarot/f
flash card~flash cards ; n ; Lernkarte/Lernkarten/f ; flashcard/flashcards/f ; carta didattica/carte didattiche/f ; tarjeta didáctica/tarjetas didácticas/f
flashcard~flashcards ; n ; Lernkarte/Lernkarten/f ; carte d'apprentissage/cartes d'apprentissage/f ; carta didattica/carte didattiche/f ; tarjeta didáctica/tarjetas didácticas/f
activity card~activity cards ; n ; Aktivitätskarte/Aktivitätskarten/f ; carte d'activités/cartes d'activités/f ; carta attività/carte attività/f ; tarjeta de actividades/tarjetas de actividades/f

# puzzles and brain teasers
jigsaw puzzle~jigsaw puzzles ; n ; Puzzle/Puzzles/n ; puzzle/puzzles/m ; puzzle/m ; puzle/puzles/m
jigsaw~jigsaws ; n ; Puzzle/Puzzles/n ; puzzle/puzzles/m ; puzzle/m ; puzle/puzles/m
puzzle~puzzles ; n ; Puzzle/Puzzles/n ; puzzle/puzzles/m ; puzzle/m ; puzle/puzles/m
deluxe jigsaw puzzle~deluxe jigsaw puzzles ; n ; Deluxe-Puzzle/Deluxe-Puzzles/n ; puzzle deluxe/puzzles deluxe/m ; puzzle deluxe/m ; puzle deluxe/puzles deluxe/m
wooden puzzle~wooden puzzles ; n ; Holzpuzzle/Holzpuzzles/n ; puzzle en bois/puzzles en bois/m ; puzzle in legno/m ; puzle de madera/puzles de madera/m
wooden jigsaw puzzle~wooden jigsaw puzzles ; n ; Holzpuzzle/Holzpuzzles/n ; puzzle en bois/puzzles en bois/m ; puzzle in legno/m ; puzle de madera/puzles de madera/m
floor puzzle~floor puzzles ; n ; Bodenpuzzle/Bodenpuzzles/n ; puzzle de sol/puzzles de sol/m ; puzzle da pavimento/m ; puzle de suelo/puzles de suelo/m
giant floor puzzle~giant floor puzzles ; n ; Riesen-Bodenpuzzle/Riesen-Bodenpuzzles/n ; puzzle de sol géant/puzzles de sol géants/m ; puzzle gigante da pavimento/puzzle giganti da pavimento/m ; puzle gigante de suelo/puzles gigantes de suelo/m
peg puzzle~peg puzzles ; n ; Steckpuzzle/Steckpuzzles/n ; puzzle à boutons/puzzles à boutons/m ; puzzle con pomelli/m ; puzle con pivotes/puzles con pivotes/m
shape puzzle~shape puzzles ; n ; Formenpuzzle/Formenpuzzles/n ; puzzle de formes/puzzles de formes/m ; puzzle delle forme/m ; puzle de formas/puzles de formas/m
alphabet puzzle~alphabet puzzles ; n ; Alphabet-Puzzle/Alphabet-Puzzles/n ; puzzle alphabet/puzzles alphabet/m ; puzzle alfabeto/m ; puzle del alfabeto/puzles del alfabeto/m
number puzzle~number puzzles ; n ; Zahlenpuzzle/Zahlenpuzzles/n ; puzzle des chiffres/puzzles des chiffres/m ; puzzle dei numeri/m ; puzle de números/puzles de números/m
shaped puzzle~shaped puzzles ; n ; Konturenpuzzle/Konturenpuzzles/n ; puzzle en forme/puzzles en forme/m ; puzzle sagomato/puzzle sagomati/m ; puzle con forma/puzles con forma/m
panorama puzzle~panorama puzzles ; n ; Panorama-Puzzle/Panorama-Puzzles/n ; puzzle panoramique/puzzles panoramiques/m ; puzzle panoramico/puzzle panoramici/m ; puzle panorámico/puzles panorámicos/m
crystal puzzle~crystal puzzles ; n ; Kristallpuzzle/Kristallpuzzles/n ; puzzle cristal/puzzles cristal/m ; puzzle di cristallo/m ; puzle de cristal/puzles de cristal/m
metal puzzle~metal puzzles ; n ; Metallpuzzle/Metallpuzzles/n ; casse-tête en métal/m ; rompicapo in metallo/m ; puzle de metal/puzles de metal/m
foam puzzle~foam puzzles ; n ; Schaumstoffpuzzle/Schaumstoffpuzzles/n ; puzzle en mousse/puzzles en mousse/m ; puzzle in gommapiuma/m ; puzle de espuma/puzles de espuma/m
puzzle ball~puzzle balls ; n ; Puzzleball/Puzzlebälle/m ; puzzle ball/m ; puzzle ball/m ; puzle esférico/puzles esféricos/m
puzzle mat~puzzle mats ; n ; Puzzlematte/Puzzlematten/f ; tapis de puzzle/m ; tappetino per puzzle/tappetini per puzzle/m ; tapete para puzles/tapetes para puzles/m
jigsaw roll~jigsaw rolls ; n ; Puzzle-Rollmatte/Puzzle-Rollmatten/f ; tapis à rouler pour puzzle/m ; tappetino arrotolabile per puzzle/tappetini arrotolabili per puzzle/m ; tapete enrollable para puzles/tapetes enrollables para puzles/m
puzzle glue ; n ; Puzzlekleber/m ; colle pour puzzle/f ; colla per puzzle/f ; pegamento para puzles/m
puzzle toy~puzzle toys ; n ; Geduldsspiel/Geduldsspiele/n ; jouet casse-tête/jouets casse-tête/m ; giocattolo rompicapo/giocattoli rompicapo/m ; juguete rompecabezas/juguetes rompecabezas/m
puzzle game~puzzle games ; n ; Knobelspiel/Knobelspiele/n ; jeu de réflexion/jeux de réflexion/m ; gioco di logica/giochi di logica/m ; juego de lógica/juegos de lógica/m
puzzle box~puzzle boxes ; n ; Rätselbox/Rätselboxen/f ; boîte casse-tête/boîtes casse-tête/f ; scatola rompicapo/scatole rompicapo/f ; caja rompecabezas/cajas rompecabezas/f
puzzle book~puzzle books ; n ; Rätselbuch/Rätselbücher/n ; livre de jeux/livres de jeux/m ; libro di enigmi/libri di enigmi/m ; libro de pasatiempos/libros de pasatiempos/m
brain teaser~brain teasers ; n ; Knobelspiel/Knobelspiele/n ; casse-tête/m ; rompicapo/m ; rompecabezas/m
brainteaser~brainteasers ; n ; Knobelspiel/Knobelspiele/n ; casse-tête/m ; rompicapo/m ; rompecabezas/m
puzzle brain teaser~puzzle brain teasers ; n ; Knobelspiel/Knobelspiele/n ; casse-tête/m ; rompicapo/m ; rompecabezas/m
wooden brain teaser~wooden brain teasers ; n ; Holz-Knobelspiel/Holz-Knobelspiele/n ; casse-tête en bois/m ; rompicapo in legno/m ; rompecabezas de madera/m
logic game~logic games ; n ; Logikspiel/Logikspiele/n ; jeu de logique/jeux de logique/m ; gioco di logica/giochi di logica/m ; juego de lógica/juegos de lógica/m
logic puzzle~logic puzzles ; n ; Logikrätsel/n ; casse-tête logique/casse-tête logiques/m ; rompicapo logico/rompicapo logici/m ; puzle de lógica/puzles de lógica/m
iq game~iq games ; n ; IQ-Spiel/IQ-Spiele/n ; jeu de réflexion/jeux de réflexion/m ; gioco d'intelligenza/giochi d'intelligenza/m ; juego de inteligencia/juegos de inteligencia/m
magic cube~magic cubes ; n ; Zauberwürfel/m ; cube magique/cubes magiques/m ; cubo magico/cubi magici/m ; cubo mágico/cubos mágicos/m
magic cube puzzle~magic cube puzzles ; n ; Zauberwürfel-Puzzle/Zauberwürfel-Puzzles/n ; casse-tête cube magique/m ; rompicapo cubo magico/m ; rompecabezas cubo mágico/m
speed cube~speed cubes ; n ; Speedcube/Speedcubes/m ; cube de vitesse/cubes de vitesse/m ; speed cube/m ; cubo de velocidad/cubos de velocidad/m
speed cube puzzle~speed cube puzzles ; n ; Speedcube-Zauberwürfel/m ; casse-tête cube de vitesse/m ; rompicapo speed cube/m ; rompecabezas cubo de velocidad/m
speed puzzle cube~speed puzzle cubes ; n ; Speedcube-Zauberwürfel/m ; cube casse-tête de vitesse/cubes casse-tête de vitesse/m ; cubo rompicapo speed/cubi rompicapo speed/m ; cubo rompecabezas de velocidad/cubos rompecabezas de velocidad/m
puzzle cube~puzzle cubes ; n ; Zauberwürfel/m ; cube casse-tête/cubes casse-tête/m ; cubo rompicapo/cubi rompicapo/m ; cubo rompecabezas/cubos rompecabezas/m
cube puzzle~cube puzzles ; n ; Würfelpuzzle/Würfelpuzzles/n ; puzzle cube/puzzles cubes/m ; puzzle a cubi/m ; puzle de cubos/puzles de cubos/m
twisty puzzle~twisty puzzles ; n ; Drehpuzzle/Drehpuzzles/n ; casse-tête rotatif/casse-tête rotatifs/m ; rompicapo girevole/rompicapo girevoli/m ; puzle giratorio/puzles giratorios/m
mirror cube~mirror cubes ; n ; Spiegelwürfel/m ; cube miroir/cubes miroirs/m ; cubo a specchio/cubi a specchio/m ; cubo espejo/cubos espejo/m
cube~cubes ; n ; Würfel/m ; cube/cubes/m ; cubo/cubi/m ; cubo/cubos/m
cube bag~cube bags ; n ; Würfel-Beutel/m ; sac pour cube/sacs pour cube/m ; sacchetto per cubo/sacchetti per cubo/m ; bolsa para cubo/bolsas para cubo/f
stickerless ; a ; stickerlos/stickerlose ; sans autocollants ; senza adesivi ; sin pegatinas
maze~mazes ; n ; Labyrinth/Labyrinthe/n ; labyrinthe/labyrinthes/m ; labirinto/labirinti/m ; laberinto/laberintos/m
sliding puzzle~sliding puzzles ; n ; Schiebepuzzle/Schiebepuzzles/n ; taquin/taquins/m ; puzzle scorrevole/puzzle scorrevoli/m ; puzle deslizante/puzles deslizantes/m
tangram~tangrams ; n ; Tangram/Tangrams/n ; tangram/tangrams/m ; tangram/m ; tangram/tangrams/m
sudoku ; n ; Sudoku/n ; sudoku/m ; sudoku/m ; sudoku/m
crossword~crosswords ; n ; Kreuzworträtsel/n ; mots croisés/m ; cruciverba/m ; crucigrama/crucigramas/m
riddle~riddles ; n ; Rätsel/n ; énigme/énigmes/f ; indovinello/indovinelli/m ; adivinanza/adivinanzas/f
{n} piece jigsaw puzzle ; p ; Puzzle {n} Teile ; puzzle {n} pièces ; puzzle {n} pezzi ; puzle {n} piezas
{n} piece jigsaw puzzles ; p ; Puzzles {n} Teile ; puzzles {n} pièces ; puzzle {n} pezzi ; puzles {n} piezas
{n} piece jigsaws ; p ; Puzzles {n} Teile ; puzzles {n} pièces ; puzzle {n} pezzi ; puzles {n} piezas
{n} piece puzzles ; p ; Puzzles {n} Teile ; puzzles {n} pièces ; puzzle {n} pezzi ; puzles {n} piezas
lower case ; a ; Kleinbuchstaben ; en minuscules ; minuscolo/minuscola/minuscoli/minuscole ; en minúsculas
upper case ; a ; Großbuchstaben ; en majuscules ; maiuscolo/maiuscola/maiuscoli/maiuscole ; en mayúsculas
{n} piece jigsaw ; p ; Puzzle {n} Teile ; puzzle {n} pièces ; puzzle {n} pezzi ; puzle {n} piezas
{n} piece puzzle ; p ; Puzzle {n} Teile ; puzzle {n} pièces ; puzzle {n} pezzi ; puzle {n} piezas
{n} piece deluxe jigsaw puzzle ; p ; Deluxe-Puzzle {n} Teile ; puzzle deluxe {n} pièces ; puzzle deluxe {n} pezzi ; puzle deluxe {n} piezas
{n} piece floor puzzle ; p ; Bodenpuzzle {n} Teile ; puzzle de sol {n} pièces ; puzzle da pavimento {n} pezzi ; puzle de suelo {n} piezas
{n} piece wooden puzzle ; p ; Holzpuzzle {n} Teile ; puzzle en bois {n} pièces ; puzzle in legno {n} pezzi ; puzle de madera {n} piezas

# magic, jokes, spinning tops and others
magic set~magic sets ; n ; Zauberkasten/Zauberkästen/m ; coffret de magie/coffrets de magie/m ; set di magia/m ; juego de magia/juegos de magia/m
magic trick~magic tricks ; n ; Zaubertrick/Zaubertricks/m ; tour de magie/tours de magie/m ; trucco di magia/trucchi di magia/m ; truco de magia/trucos de magia/m
magic ; a ; magisch/magische ; magique/magique/magiques/magiques ; magico/magica/magici/magiche ; mágico/mágica/mágicos/mágicas
trick~tricks ; n ; Trick/Tricks/m ; tour/tours/m ; trucco/trucchi/m ; truco/trucos/m
prank~pranks ; n ; Streich/Streiche/m ; farce/farces/f ; scherzo/scherzi/m ; broma/bromas/f
joke~jokes ; n ; Scherzartikel/m ; farce et attrape/farces et attrapes/f ; scherzo/scherzi/m ; artículo de broma/artículos de broma/m
whoopee cushion~whoopee cushions ; n ; Furzkissen/n ; coussin péteur/coussins péteurs/m ; cuscino scoreggione/cuscini scoreggioni/m ; cojín de pedos/cojines de pedos/m
play money ; n ; Spielgeld/n ; argent factice/m ; soldi finti/soldi finti/m ; dinero de juguete/m
toy money ; n ; Spielgeld/n ; argent factice/m ; soldi giocattolo/soldi giocattolo/m ; dinero de juguete/m
spinning top~spinning tops ; n ; Kreisel/m ; toupie/toupies/f ; trottola/trottole/f ; peonza/peonzas/f
yo-yo~yo-yos ; n ; Jo-Jo/Jo-Jos/n ; yo-yo/yo-yos/m ; yo-yo/m ; yoyó/yoyós/m
yoyo~yoyos ; n ; Jo-Jo/Jo-Jos/n ; yo-yo/yo-yos/m ; yo-yo/m ; yoyó/yoyós/m
kendama~kendamas ; n ; Kendama/Kendamas/n ; kendama/kendamas/m ; kendama/m ; kendama/kendamas/m
diabolo~diabolos ; n ; Diabolo/Diabolos/n ; diabolo/diabolos/m ; diabolo/m ; diábolo/diábolos/m
juggling ball~juggling balls ; n ; Jonglierball/Jonglierbälle/m ; balle de jonglage/balles de jonglage/f ; pallina da giocoleria/palline da giocoleria/f ; pelota de malabares/pelotas de malabares/f
kaleidoscope~kaleidoscopes ; n ; Kaleidoskop/Kaleidoskope/n ; kaléidoscope/kaléidoscopes/m ; caleidoscopio/caleidoscopi/m ; caleidoscopio/caleidoscopios/m
slime ; n ; Schleim/m ; slime/m ; slime/m ; slime/m
putty ; n ; Knete/f ; pâte à malaxer/f ; pasta modellabile/f ; masilla/f
stress ball~stress balls ; n ; Anti-Stress-Ball/Anti-Stress-Bälle/m ; balle anti-stress/balles anti-stress/f ; pallina antistress/palline antistress/f ; pelota antiestrés/pelotas antiestrés/f
bouncy ball~bouncy balls ; n ; Flummi/Flummis/m ; balle rebondissante/balles rebondissantes/f ; pallina rimbalzante/palline rimbalzanti/f ; pelota saltarina/pelotas saltarinas/f
science kit~science kits ; n ; Experimentierkasten/Experimentierkästen/m ; coffret scientifique/coffrets scientifiques/m ; kit scientifico/kit scientifici/m ; kit de ciencias/kits de ciencias/m
science set~science sets ; n ; Experimentierkasten/Experimentierkästen/m ; coffret scientifique/coffrets scientifiques/m ; set scientifico/set scientifici/m ; set de ciencias/sets de ciencias/m
chemistry set~chemistry sets ; n ; Chemiekasten/Chemiekästen/m ; coffret de chimie/coffrets de chimie/m ; set di chimica/m ; juego de química/juegos de química/m
microscope~microscopes ; n ; Mikroskop/Mikroskope/n ; microscope/microscopes/m ; microscopio/microscopi/m ; microscopio/microscopios/m
telescope~telescopes ; n ; Teleskop/Teleskope/n ; télescope/télescopes/m ; telescopio/telescopi/m ; telescopio/telescopios/m
experiment~experiments ; n ; Experiment/Experimente/n ; expérience/expériences/f ; esperimento/esperimenti/m ; experimento/experimentos/m
crystal growing kit~crystal growing kits ; n ; Kristallzuchtset/Kristallzuchtsets/n ; kit de croissance de cristaux/kits de croissance de cristaux/m ; kit per coltivare cristalli/m ; kit de cultivo de cristales/kits de cultivo de cristales/m
dig kit~dig kits ; n ; Ausgrabungsset/Ausgrabungssets/n ; kit de fouilles/kits de fouilles/m ; kit di scavo/m ; kit de excavación/kits de excavación/m
multiplication ; n ; Multiplikation/f ; multiplication/f ; moltiplicazione/f ; multiplicación/f
fraction~fractions ; n ; Bruch/Brüche/m ; fraction/fractions/f ; frazione/frazioni/f ; fracción/fracciones/f
times table~times tables ; n ; Einmaleins/n ; table de multiplication/tables de multiplication/f ; tabellina/tabelline/f ; tabla de multiplicar/tablas de multiplicar/f
maths ; n ; Mathematik/f ; mathématiques/mathématiques/f ; matematica/f ; matemáticas/matemáticas/f
counting ; n ; Zählen/n ; comptage/m ; conteggio/m ; contar/m
spelling ; n ; Rechtschreibung/f ; orthographe/f ; ortografia/f ; ortografía/f
reading ; n ; Lesen/n ; lecture/f ; lettura/f ; lectura/f
phonics ; n ; Lautlehre/f ; phonétique/f ; fonetica/f ; fonética/f
alphabet~alphabets ; n ; Alphabet/Alphabete/n ; alphabet/alphabets/m ; alfabeto/alfabeti/m ; alfabeto/alfabetos/m
telling the time ; p ; Uhrzeit lernen ; apprendre à lire l'heure ; imparare a leggere l'ora ; aprender la hora
tell the time ; p ; Uhrzeit lernen ; apprendre à lire l'heure ; imparare a leggere l'ora ; aprender la hora
spot the difference ; p ; Finde den Unterschied ; jeu des différences ; trova le differenze ; busca las diferencias
{n} die set ; p ; Set mit {n} Würfeln ; set de {n} dés ; set di {n} dadi ; set de {n} dados
{n} die dice set ; p ; Set mit {n} Würfeln ; set de {n} dés ; set di {n} dadi ; set de {n} dados
{n} die ; p ; {n} Würfel ; {n} dés ; {n} dadi ; {n} dados
{n} dice set ; p ; Set mit {n} Würfeln ; set de {n} dés ; set di {n} dadi ; set de {n} dados
{n} dice ; p ; {n} Würfel ; {n} dés ; {n} dadi ; {n} dados
elven ; a ; Elfen ; elfique/elfique/elfiques/elfiques ; elfico/elfica/elfici/elfiche ; élfico/élfica/élficos/élficas
elven bag ; n ; Elfen-Würfelbeutel/m ; sac elfique/sacs elfiques/m ; sacchetto elfico/sacchetti elfici/m ; bolsa élfica/bolsas élficas/f
life counter~life counters ; n ; Lebenspunktezähler/m ; compteur de points de vie/compteurs de points de vie/m ; segnapunti vita/m ; contador de vida/contadores de vida/m
standard size sleeve~standard size sleeves ; n ; Hülle in Standardgröße/Hüllen in Standardgröße/f ; pochette taille standard/pochettes taille standard/f ; bustina formato standard/bustine formato standard/f ; funda tamaño estándar/fundas tamaño estándar/f
trading card collection~trading card collections ; n ; Sammelkarten-Kollektion/Sammelkarten-Kollektionen/f ; collection de cartes à collectionner/collections de cartes à collectionner/f ; collezione di carte collezionabili/collezioni di carte collezionabili/f ; colección de cartas coleccionables/colecciones de cartas coleccionables/f
trading card starter pack~trading card starter packs ; n ; Sammelkarten-Starterpack/Sammelkarten-Starterpacks/n ; pack de démarrage cartes à collectionner/packs de démarrage cartes à collectionner/m ; starter pack di carte collezionabili/m ; pack de inicio de cartas coleccionables/packs de inicio de cartas coleccionables/m
trading card tin~trading card tins ; n ; Sammelkarten-Dose/Sammelkarten-Dosen/f ; boîte métal de cartes à collectionner/boîtes métal de cartes à collectionner/f ; scatola di latta di carte collezionabili/scatole di latta di carte collezionabili/f ; lata de cartas coleccionables/latas de cartas coleccionables/f
english pokemon trading card~english pokemon trading cards ; n ; englische Pokémon-Sammelkarte/englische Pokémon-Sammelkarten/f ; carte Pokémon anglaise/cartes Pokémon anglaises/f ; carta Pokémon in inglese/carte Pokémon in inglese/f ; carta Pokémon en inglés/cartas Pokémon en inglés/f
slide puzzle~slide puzzles ; n ; Schiebepuzzle/Schiebepuzzles/n ; taquin/taquins/m ; puzzle scorrevole/puzzle scorrevoli/m ; puzle deslizante/puzles deslizantes/m
horses puzzle~horses puzzles ; n ; Pferde-Puzzle/Pferde-Puzzles/n ; puzzle chevaux/puzzles chevaux/m ; puzzle cavalli/m ; puzle de caballos/puzles de caballos/m
domino game~domino games ; n ; Dominospiel/Dominospiele/n ; jeu de dominos/jeux de dominos/m ; gioco del domino/m ; juego de dominó/juegos de dominó/m
domino rack~domino racks ; n ; Dominohalter/m ; chevalet pour dominos/chevalets pour dominos/m ; portatessere per domino/m ; soporte para fichas de dominó/soportes para fichas de dominó/m
domino tile rack~domino tile racks ; n ; Dominohalter/m ; chevalet pour dominos/chevalets pour dominos/m ; portatessere per domino/m ; soporte para fichas de dominó/soportes para fichas de dominó/m
domino tiles rack~domino tiles racks ; n ; Dominohalter/m ; chevalet pour dominos/chevalets pour dominos/m ; portatessere per domino/m ; soporte para fichas de dominó/soportes para fichas de dominó/m
chip case~chip cases ; n ; Pokerkoffer/m ; mallette à jetons/mallettes à jetons/f ; valigetta per fiches/valigette per fiches/f ; maletín para fichas/maletines para fichas/m
poker chip case~poker chip cases ; n ; Pokerkoffer/m ; mallette à jetons de poker/mallettes à jetons de poker/f ; valigetta per fiches da poker/valigette per fiches da poker/f ; maletín para fichas de póker/maletines para fichas de póker/m
empty chip case~empty chip cases ; n ; leerer Pokerkoffer/leere Pokerkoffer/m ; mallette à jetons vide/mallettes à jetons vides/f ; valigetta per fiches vuota/valigette per fiches vuote/f ; maletín vacío para fichas/maletines vacíos para fichas/m
folding poker table top~folding poker table tops ; n ; faltbare Pokerauflage/faltbare Pokerauflagen/f ; plateau de poker pliable/plateaux de poker pliables/m ; piano da poker pieghevole/piani da poker pieghevoli/m ; tablero de póker plegable/tableros de póker plegables/m
event deck~event decks ; n ; Event-Deck/Event-Decks/n ; deck événement/decks événement/m ; mazzo evento/mazzi evento/m ; mazo de evento/mazos de evento/m
excavation kit~excavation kits ; n ; Ausgrabungsset/Ausgrabungssets/n ; kit de fouilles/kits de fouilles/m ; kit di scavo/m ; kit de excavación/kits de excavación/m
hatching egg~hatching eggs ; n ; Schlüpf-Ei/Schlüpf-Eier/n ; œuf à éclore/œufs à éclore/m ; uovo che si schiude/uova che si schiudono/m ; huevo que eclosiona/huevos que eclosionan/m
pub game~pub games ; n ; Kneipenspiel/Kneipenspiele/n ; jeu de bistrot/jeux de bistrot/m ; gioco da pub/giochi da pub/m ; juego de pub/juegos de pub/m
lawn game~lawn games ; n ; Rasenspiel/Rasenspiele/n ; jeu de pelouse/jeux de pelouse/m ; gioco da prato/giochi da prato/m ; juego de jardín/juegos de jardín/m
battle mat~battle mats ; n ; Spielmatte/Spielmatten/f ; tapis de jeu/m ; tappetino da gioco/tappetini da gioco/m ; tapete de batalla/tapetes de batalla/m
dealer button~dealer buttons ; n ; Dealer-Button/Dealer-Buttons/m ; bouton dealer/boutons dealer/m ; bottone dealer/bottoni dealer/m ; botón de repartidor/botones de repartidor/m
scatter dice ; n ; Abweichungswürfel/Abweichungswürfel/m ; dés de dispersion/dés de dispersion/m ; dadi deviazione/dadi deviazione/m ; dados de dispersión/dados de dispersión/m
loaded dice ; n ; gezinkte Würfel/gezinkte Würfel/m ; dés pipés/dés pipés/m ; dadi truccati/dadi truccati/m ; dados trucados/dados trucados/m
chess men ; n ; Schachfiguren/Schachfiguren/f ; pièces d'échecs/pièces d'échecs/f ; pezzi degli scacchi/pezzi degli scacchi/m ; piezas de ajedrez/piezas de ajedrez/f
draughts board~draughts boards ; n ; Damebrett/Damebretter/n ; damier/damiers/m ; damiera/damiere/f ; tablero de damas/tableros de damas/m
snakes & ladders ; n ; Schlangen und Leitern/n ; serpents et échelles/m ; scale e serpenti/m ; serpientes y escaleras/m
noughts & crosses ; n ; Drei gewinnt/n ; morpion/m ; tris/m ; tres en raya/m
pool ball~pool balls ; n ; Billardkugel/Billardkugeln/f ; boule de billard/boules de billard/f ; bilia/bilie/f ; bola de billar/bolas de billar/f
cue ball~cue balls ; n ; Spielball/Spielbälle/m ; bille blanche/billes blanches/f ; bilia battente/bilie battenti/f ; bola blanca/bolas blancas/f
air hockey table~air hockey tables ; n ; Airhockey-Tisch/Airhockey-Tische/m ; table de air hockey/tables de air hockey/f ; tavolo da air hockey/tavoli da air hockey/m ; mesa de hockey de aire/mesas de hockey de aire/f
jigsaw board~jigsaw boards ; n ; Puzzlebrett/Puzzlebretter/n ; tapis de puzzle rigide/tapis de puzzle rigides/m ; tavola per puzzle/tavole per puzzle/f ; tablero para puzles/tableros para puzles/m
tray puzzle~tray puzzles ; n ; Rahmenpuzzle/Rahmenpuzzles/n ; puzzle cadre/puzzles cadre/m ; puzzle con cornice/m ; puzle con marco/puzles con marco/m
fart spray~fart sprays ; n ; Furzspray/Furzsprays/n ; spray à pets/sprays à pets/m ; spray puzzolente/spray puzzolenti/m ; espray de pedos/esprays de pedos/m
stink bomb~stink bombs ; n ; Stinkbombe/Stinkbomben/f ; boule puante/boules puantes/f ; fialetta puzzolente/fialette puzzolenti/f ; bomba fétida/bombas fétidas/f
fake poo ; n ; künstlicher Kothaufen/m ; fausse crotte/f ; finta cacca/f ; caca falsa/f
holo card~holo cards ; n ; Holo-Karte/Holo-Karten/f ; carte holo/cartes holo/f ; carta olografica/carte olografiche/f ; carta holo/cartas holo/f
ultra rare card~ultra rare cards ; n ; Ultra-Rare-Karte/Ultra-Rare-Karten/f ; carte ultra rare/cartes ultra rares/f ; carta ultra rara/carte ultra rare/f ; carta ultra rara/cartas ultra raras/f
secret rare card~secret rare cards ; n ; Secret-Rare-Karte/Secret-Rare-Karten/f ; carte secrète rare/cartes secrètes rares/f ; carta rara segreta/carte rare segrete/f ; carta rara secreta/cartas raras secretas/f
super rare card~super rare cards ; n ; Super-Rare-Karte/Super-Rare-Karten/f ; carte super rare/cartes super rares/f ; carta super rara/carte super rare/f ; carta súper rara/cartas súper raras/f
`;
