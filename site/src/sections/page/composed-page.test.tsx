import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { axe } from '../../../test/axe.ts';
import { SECTION_SAMPLES } from '../../../test/page-sections.ts';
import { makeSettings } from '../../../test/settings.ts';
import { ComposedPage } from './composed-page.tsx';
import type { PageSection } from './page-sections.tsx';
import { questionsStructuredData } from './questions-structured-data.ts';

const SAMPLES: [string, PageSection][] = Object.entries(SECTION_SAMPLES);
const ALL = SAMPLES.map(([, section]) => section);
const { STRAPI__COMPONENT_PAGE_HERO: HERO, STRAPI__COMPONENT_PAGE_TEXT: TEXT } = SECTION_SAMPLES;

/** Shows a page with these sections, in a `main` as all pages. */
function show(...sections: PageSection[]) {
  return render(
    <SettingsProvider settings={makeSettings()}>
      <main>
        <ComposedPage content={{ title: 'Ofertas', sections }} />
      </main>
    </SettingsProvider>,
  );
}

const IS_TEXT =
  /^(kicker|title|description|label|value|values|columns|text|question|answer|name|company|content)$/;

/** Returns a value with each text in it replaced. */
function withTexts<Value>(value: Value, text: string, isText = false): Value {
  if (typeof value === 'string') return (isText ? text : value) as Value;
  if (Array.isArray(value)) {
    return value.map((each: unknown) => withTexts(each, text, isText)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]: [string, unknown]) => [
    name,
    withTexts(each, text, IS_TEXT.test(name)),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Returns a section without what staff may leave empty. */
function emptied(section: PageSection): PageSection {
  const entries = Object.entries(section).map(([name, value]: [string, unknown]) => {
    if (['__typename', 'title', 'body', 'tone', 'variant', 'enquiryType'].includes(name))
      return [name, value];
    return [name, Array.isArray(value) ? [] : null];
  });
  return Object.fromEntries(entries) as PageSection;
}

const TEXTS = [
  ['words of 300 characters', 'anticonstitucional'.repeat(17)],
  ['emoji', '🔥🛒👩🏽‍🍳 🇲🇽'],
  ['text from right to left', 'عرض خاص *اليوم* فقط'],
] as const;

describe.each(SAMPLES)('the section %s', (_type, section) => {
  it.each(TEXTS)('is accessible with %s', async (_kind, text) => {
    const { container } = show(withTexts(section, text));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is accessible alone, twice, and without what is optional', async () => {
    const { container } = show(section, section, emptied(section));
    expect(await axe(container)).toHaveNoViolations();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is not shown while it is hidden', () => {
    show(HERO, { ...section, title: 'Secreto', hidden: true });
    expect(screen.queryByText('Secreto')).not.toBeInTheDocument();
  });
});

test('a page of 60 sections has one title and no id twice', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ALL[index % ALL.length] as PageSection);
  const { container } = show(...sixty);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(container.querySelectorAll('main > section')).toHaveLength(60);
});

test('the title of a page is that of the hero at its start, else that of the page', () => {
  const { unmount } = show({ ...HERO, title: 'Equipa tu *mostrador*' }, HERO);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Equipa tu mostrador');
  unmount();
  show({ ...HERO, hidden: true }, TEXT);
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Un texto' })).toBeInTheDocument();
});

test('a section that this build does not know is left out', () => {
  const unknown = { ...TEXT, __typename: 'STRAPI__COMPONENT_PAGE_NEW', title: 'Nueva' };
  show(HERO, unknown as unknown as PageSection);
  expect(screen.queryByText('Nueva')).not.toBeInTheDocument();
});

test('search engines get the questions of all sections as one page of questions', () => {
  const { STRAPI__COMPONENT_PAGE_QUESTIONS: questions } = SECTION_SAMPLES;
  expect(questionsStructuredData([HERO, questions, questions])).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: '¿Funciona sin internet?', acceptedAnswer: { text: 'Sí.' } },
        { name: '¿Funciona sin internet?' },
      ],
    },
  ]);
  expect(questionsStructuredData([HERO])).toEqual([]);
});
