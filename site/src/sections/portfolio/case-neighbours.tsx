import { Neighbours } from '#src/sections/shared/neighbours.tsx';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';

type CaseStub = { slug: string; title: string; client: string };

type CaseNeighboursProps = {
  slug: string;
  /** All cases in the order of the portfolio. */
  cases: readonly CaseStub[];
};

/** Links to the previous and next case; at either end, to the portfolio. */
export function CaseNeighbours({ slug, cases }: CaseNeighboursProps) {
  const index = cases.findIndex((item) => item.slug === slug);
  if (index < 0 || cases.length < 2) return null;
  return (
    <Neighbours
      label="Más casos"
      previous={linkTo('Caso anterior', cases[index - 1])}
      next={linkTo('Caso siguiente', cases[index + 1])}
    />
  );
}

function linkTo(label: string, content: CaseStub | undefined) {
  if (!content) return { href: PORTFOLIO_PATH, label: 'Portafolio', title: 'Todos los casos' };
  const { slug, client, title } = content;
  return { href: casePath(slug), label: `${label} · ${client}`, title };
}
