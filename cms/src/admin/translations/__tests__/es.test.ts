import { es } from '../es';
import strapiTexts from '../strapi-texts.json';
import {
  knownPackages,
  listPackages,
  placeholdersOf,
  readPanelCode,
  readStrapiTexts,
  readUsedKeys,
} from './read-strapi-texts';

// Identical in Spanish, or a name.
const SAME_WORDS = [
  '{firstname} {lastname}',
  '{count} {label}',
  '{errorMessage} ',
  '<text>{enforcementUserCount}</text>/{permittedSeats}',
  '_blank, _self, _parent, _top',
  'noopener, nofollow, noreferrer',
  'Audio',
  'Color',
  'DKIM',
  'Editor',
  'Error',
  'General',
  'GraphQL',
  'JSON',
  'OAuth2',
  'Roles',
  'Sentry',
  'Token',
  'UID',
  'URL',
  'Video',
  'Videos',
  'webhook',
  'Webhooks',
  'X',
  'Y',
];
// The English text links to Strapi's documentation, which is in English.
const WITHOUT_LINK = 'Settings.profile.form.section.experience.interfaceLanguageHelp';
const SPAIN = /\b(vosotros|vuestr\w+|ordenador|pulsar?|añadir?|librería)\b/i;
const FORMAL = /\b(usted(es)?|su contraseña|haga clic|seleccione|elija|introduzca)\b/i;

const english = readStrapiTexts('en');
const spanish = { ...readStrapiTexts('es'), ...es };
const keys = Object.keys(english);

describe('es', () => {
  it('lists every Strapi package with texts of the CMS panel', () => {
    expect(listPackages()).toEqual(knownPackages);
  });

  it('has a Spanish text for every English one', () => {
    expect(keys.filter((key) => spanish[key] === undefined)).toEqual([]);
  });

  it('leaves no text in English', () => {
    const same = keys.filter(
      (key) => spanish[key] === english[key] && !SAME_WORDS.includes(spanish[key] ?? ''),
    );
    expect(same.filter((key) => /\p{L}/u.test(english[key] ?? ''))).toEqual([]);
  });

  it("repeats no text of Strapi's own Spanish", () => {
    const own = readStrapiTexts('es');
    expect(Object.entries(strapiTexts).filter(([key, text]) => own[key] === text)).toEqual([]);
  });

  it("has a Spanish text for keys of the staff screens that are missing from Strapi's files", () => {
    const lacking = [...readUsedKeys()].filter((key) => spanish[key] === undefined);
    expect(lacking).toEqual([]);
  });

  it('has valid messages with the placeholders of the English text', () => {
    const differing = keys.filter((key) => {
      const expected = placeholdersOf(english[key] ?? '');
      return expected && placeholdersOf(spanish[key] ?? '')?.join() !== expected.join();
    });
    expect(differing).toEqual([WITHOUT_LINK]);
  });

  it('has no text that Strapi no longer looks up', () => {
    const code = readPanelCode();
    const isUsed = (key: string) =>
      ['', ...knownPackages].some((name) => {
        const prefix = `${name.replace('plugin-', '')}.`;
        const own = key.startsWith(prefix) ? key.slice(prefix.length) : key;
        return ["'", '"', '`', '}.'].some((quote) => code.includes(quote + own));
      });
    const ownKeys = Object.keys(strapiTexts).filter((key) => !(key in english));
    expect(ownKeys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(['', 'content-manager.', 'upload.'])(
    'translates the connection error of browsers under the prefix «%s»',
    (prefix) => {
      expect(es[`${prefix}apiError.Failed to fetch`]).toMatch(/^No hay conexión/);
    },
  );

  it('uses Mexican Spanish and the informal tú', () => {
    const texts = Object.entries(strapiTexts);
    expect(texts.filter(([, text]) => SPAIN.test(text) || FORMAL.test(text))).toEqual([]);
  });
});
