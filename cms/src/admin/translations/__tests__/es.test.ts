import { es, strapiWords } from '../es';
import {
  knownPackages,
  listPackages,
  placeholdersOf,
  readPanelCode,
  readStrapiTexts,
  readUsedKeys,
} from './strapi-words';

// Spanish has the same word, or it is a name.
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
// Announcements and offers that are turned off, and what holds no word of its own.
const NEVER_SHOWN = /^(mycustomfields\.|Settings\.|FIXME|review-workflows|releases\.)/;
// Its link leads to Strapi's documentation, which is in English.
const WITHOUT_LINK = 'Settings.profile.form.section.experience.interfaceLanguageHelp';
const SPAIN = /\b(vosotros|vuestr\w+|ordenador|pulsar?|añadir?|librería)\b/i;
const FORMAL = /\b(usted(es)?|su contraseña|haga clic|seleccione|elija|introduzca)\b/i;

const english = readStrapiTexts('en');
const spanish = { ...readStrapiTexts('es'), ...es };
const keys = Object.keys(english);

describe('es', () => {
  it('knows every package of Strapi that brings texts into the panel', () => {
    expect(listPackages()).toEqual(knownPackages);
  });

  it('has a Spanish text for every English one', () => {
    expect(keys.filter((key) => spanish[key] === undefined)).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const same = keys.filter(
      (key) => spanish[key] === english[key] && !SAME_WORDS.includes(spanish[key] ?? ''),
    );
    expect(same.filter((key) => /\p{L}/u.test(english[key] ?? ''))).toEqual([]);
  });

  it('has a Spanish text for what the screens of staff look up without a file of Strapi', () => {
    const lacking = [...readUsedKeys()].filter((key) => spanish[key] === undefined);
    expect(lacking.filter((key) => !NEVER_SHOWN.test(key))).toEqual([]);
  });

  it('can be read as a message, with the placeholders of the English text', () => {
    const differing = keys.filter((key) => {
      const wanted = placeholdersOf(english[key] ?? '');
      return wanted && placeholdersOf(spanish[key] ?? '')?.join() !== wanted.join();
    });
    expect(differing).toEqual([WITHOUT_LINK]);
  });

  it('holds no text that Strapi does not look up any more', () => {
    const code = readPanelCode();
    const isUsed = (key: string) =>
      ['', ...knownPackages].some((name) => {
        const prefix = `${name.replace('plugin-', '')}.`;
        const own = key.startsWith(prefix) ? key.slice(prefix.length) : key;
        return ["'", '"', '`', '}.'].some((quote) => code.includes(quote + own));
      });
    const words = Object.keys(strapiWords).filter((key) => !(key in english));
    expect(words.filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(['', 'content-manager.', 'upload.'])(
    'has a sentence for when there is no connection, which «%s» looks up by what a browser says',
    (prefix) => {
      expect(es[`${prefix}apiError.Failed to fetch`]).toMatch(/^No hay conexión/);
    },
  );

  it('speaks as in Mexico, and of tú', () => {
    const texts = Object.entries(strapiWords);
    expect(texts.filter(([, text]) => SPAIN.test(text) || FORMAL.test(text))).toEqual([]);
  });
});
