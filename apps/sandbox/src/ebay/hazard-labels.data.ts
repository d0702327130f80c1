/** The text of a code, in the languages of the sites. */
type Words = Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', string>>;
type Codes = Readonly<Record<string, Words>>;

const words = (en: string, de: string, fr: string, it: string, es: string): Words => ({ en, de, fr, it, es });

/**
 * A selection of the pictograms, signal words and statements from the EU's Regulation (EC) 1272/2008, with its codes.
 */
export const hazardPictograms: Codes = {
  GHS02: words('Flame', 'Flamme', 'Flamme', 'Fiamma', 'Llama'),
  GHS04: words('Gas cylinder', 'Gasflasche', 'Bouteille à gaz', 'Bombola per gas', 'Bombona de gas'),
  GHS05: words('Corrosion', 'Ätzwirkung', 'Corrosion', 'Corrosione', 'Corrosión'),
  GHS06: words('Skull and crossbones', 'Totenkopf mit gekreuzten Knochen', 'Tête de mort', 'Teschio e tibie incrociate', 'Calavera y tibias'),
  GHS07: words('Exclamation mark', 'Ausrufezeichen', 'Point d’exclamation', 'Punto esclamativo', 'Signo de exclamación'),
  GHS09: words('Environment', 'Umwelt', 'Environnement', 'Ambiente', 'Medio ambiente'),
};

export const signalWords: Codes = {
  DANGER: words('Danger', 'Gefahr', 'Danger', 'Pericolo', 'Peligro'),
  WARNING: words('Warning', 'Achtung', 'Attention', 'Attenzione', 'Atención'),
};

export const hazardStatements: Codes = {
  H222: words('Extremely flammable aerosol', 'Extrem entzündbares Aerosol', 'Aérosol extrêmement inflammable', 'Aerosol altamente infiammabile', 'Aerosol extremadamente inflamable'),
  H225: words('Highly flammable liquid and vapour', 'Flüssigkeit und Dampf leicht entzündbar', 'Liquide et vapeurs très inflammables', 'Liquido e vapori facilmente infiammabili', 'Líquido y vapores muy inflamables'),
  H302: words('Harmful if swallowed', 'Gesundheitsschädlich bei Verschlucken', 'Nocif en cas d’ingestion', 'Nocivo se ingerito', 'Nocivo en caso de ingestión'),
  H314: words('Causes severe skin burns and eye damage', 'Verursacht schwere Verätzungen der Haut und schwere Augenschäden', 'Provoque de graves brûlures de la peau et de graves lésions des yeux', 'Provoca gravi ustioni cutanee e gravi lesioni oculari', 'Provoca quemaduras graves en la piel y lesiones oculares graves'),
  H315: words('Causes skin irritation', 'Verursacht Hautreizungen', 'Provoque une irritation cutanée', 'Provoca irritazione cutanea', 'Provoca irritación cutánea'),
  H319: words('Causes serious eye irritation', 'Verursacht schwere Augenreizung', 'Provoque une sévère irritation des yeux', 'Provoca grave irritazione oculare', 'Provoca irritación ocular grave'),
  H411: words('Toxic to aquatic life with long lasting effects', 'Giftig für Wasserorganismen, mit langfristiger Wirkung', 'Toxique pour les organismes aquatiques, entraîne des effets à long terme', 'Tossico per gli organismi acquatici con effetti di lunga durata', 'Tóxico para los organismos acuáticos, con efectos nocivos duraderos'),
};

/** These codes are the sandbox's own: eBay returns its codes to each seller on request. */
export const safetyPictograms: Codes = {
  PSP01: words('Not for children under 3 years', 'Nicht für Kinder unter 3 Jahren', 'Ne convient pas aux enfants de moins de 3 ans', 'Non adatto a bambini di età inferiore a 3 anni', 'No apto para menores de 3 años'),
  PSP02: words('Read the instructions', 'Anleitung lesen', 'Lire la notice', 'Leggere le istruzioni', 'Leer las instrucciones'),
  PSP03: words('Keep away from fire', 'Von Feuer fernhalten', 'Tenir éloigné du feu', 'Tenere lontano dal fuoco', 'Mantener alejado del fuego'),
};

export const safetyStatements: Codes = {
  PSS01: words('Contains small parts; choking hazard', 'Enthält Kleinteile; Erstickungsgefahr', 'Contient de petites pièces ; risque d’étouffement', 'Contiene piccole parti; rischio di soffocamento', 'Contiene piezas pequeñas; peligro de asfixia'),
  PSS02: words('Use under the supervision of adults', 'Benutzung unter Aufsicht von Erwachsenen', 'À utiliser sous la surveillance d’un adulte', 'Da usare sotto la sorveglianza di un adulto', 'Utilícese bajo la vigilancia de un adulto'),
  PSS03: words('Fasten to the wall; tipping hazard', 'An der Wand befestigen; Kippgefahr', 'Fixer au mur ; risque de basculement', 'Fissare alla parete; rischio di ribaltamento', 'Fijar a la pared; riesgo de vuelco'),
  PSS04: words('Keep away from heat', 'Vor Hitze schützen', 'Tenir éloigné de la chaleur', 'Tenere lontano dal calore', 'Mantener alejado del calor'),
};
