import { renderToStaticMarkup } from 'react-dom/server';
import {
  SPECULATION_RULES,
  removeSpeculationRules,
  speculationRules,
} from './speculation-rules.tsx';

type Condition = { href_matches?: string | string[]; not?: Condition; selector_matches?: string };
type Rules = { prefetch: [{ where: { and: Condition[] }; eagerness: string }] };

const rules = JSON.parse(SPECULATION_RULES) as Rules;

test('fetches pages, renders none, and waits for a sign that a link is wanted', () => {
  expect(Object.keys(rules)).toEqual(['prefetch']);
  expect(rules.prefetch[0].eagerness).toBe('moderate');
});

test('leaves out staff pages, previews, the API and files', () => {
  const [own, others, opened] = rules.prefetch[0].where.and;
  expect(own?.href_matches).toBe('/*');
  expect(others?.not?.href_matches).toEqual(
    expect.arrayContaining(['/admin', '/admin/*', '/vista-previa', '/api/*', '/uploads/*']),
  );
  expect(opened?.not?.selector_matches).toBe('[download],[target]');
});

test('ends when it is removed', () => {
  document.head.innerHTML = renderToStaticMarkup(speculationRules);
  expect(document.scripts).toHaveLength(1);
  removeSpeculationRules();
  expect(document.scripts).toHaveLength(0);
});
