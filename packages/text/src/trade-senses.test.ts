import { describe, expect, it } from 'vitest';
import { baseGlossary, compileLexicon, makeTitle } from './index.ts';

const lexicon = compileLexicon(baseGlossary(), 'en', 'de');
const write = (title: string, brand: string, category: string): string => {
  const made = makeTitle({ title, brand, category: category.split(' > '), from: 'en', to: 'de', limit: 80, lexicon });
  return made.ok ? made.title : made.reason;
};
const TRAINS = 'Hobbies > Model Trains & Railway Sets > Rail Vehicles > Trains';

describe('the trade of the home category', () => {
  it('decides what a word with several senses means', () => {
    expect(write('HORNBY Coach R4410A BR Hawksworth Corridor', 'Hornby', TRAINS)).toContain('Personenwagen');
    expect(write('Oxford Diecast Blue Coach 76', 'Oxford', 'Die-Cast & Toy Vehicles')).toMatch(/Reisebus/u);
    expect(write('Preiser 30495 Horse Drawn Wedding Coach', 'Preiser', TRAINS)).not.toContain('Personenwagen');
    const kits = 'Hobbies > Model Building Kits & Tools > Kits';
    expect(write('Meng "Russian T-90" Kit (Multi-Colour)', 'Meng', kits)).toContain('Modellbausatz');
  });

  it('keeps the words of makers and licences that are words of English, too', () => {
    expect(write('Lego 60009 City Helicopter Arrest', 'LEGO', 'Construction Toys')).toContain('City');
    expect(write('LEGO Atlantis 7985: City of Atlantis', 'LEGO', 'Construction Toys')).toContain('Stadt von Atlantis');
    const disney = 'Characters & Brands > Disney > Toys';
    expect(write('Cars Rip Stick Racers - Sheriff', 'Mattel', disney)).toMatch(/^Cars /u);
    expect(write('Gus The Gecko - 6" Beanie Original', 'Ty', 'Soft Toys')).toContain('Beanie');
    expect(write('Steelers McFarlane NFL Series 37 Figure: James Brown', 'McFarlane', 'Figures')).toContain(
      'James Brown',
    );
    expect(write('Globex Doll Jenny Blue Dress', 'Globex', 'Dolls')).not.toContain('Blue');
  });

  it('says nothing of praise that is a thing elsewhere', () => {
    expect(write('Wooden Frog Puzzle - Best, Top Selling Gift', 'Trousselier', 'Jigsaws & Puzzles')).not.toContain(
      'Oberteil',
    );
    expect(write('Blue Striped Top', 'Kessel', 'Clothing > Tops')).toContain('Oberteil');
    expect(write('Corgi Lorry Model MINT', 'Corgi', 'Die-Cast & Toy Vehicles')).not.toContain('mintgrün');
  });
});

describe('letters that are no word', () => {
  it('stay what they are', () => {
    expect(write('Kato N Gauge 10-327 8 Coach Eurostar EMU', 'Kato', TRAINS)).toContain('EMU');
    expect(write('Oxford Diecast Devon MAN Pump Ladder 76MFE004', 'Oxford', 'Die-Cast & Toy Vehicles')).toContain(
      'MAN',
    );
  });

  it('number a code behind "No."', () => {
    expect(write('CORGI GREEN HORNET CAR & FIGURE - No. CC50902', 'Corgi', 'Die-Cast & Toy Vehicles')).toContain(
      'Nr. CC50902',
    );
  });
});
