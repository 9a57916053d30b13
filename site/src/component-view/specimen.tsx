import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, flex, radius, space, typeset } from '#src/theme/tokens.ts';

/** In a row that wraps, in columns of about 16rem, or one per line. */
type SpecimenLayout = 'row' | 'tiles' | 'stack';

type SpecimenProps = {
  /** Name of the component. */
  name: string;
  /** Shows it on navy too, for components that work in the dark scope. */
  hasDark?: boolean;
  layout?: SpecimenLayout;
  children: ReactNode;
};

/** One component of the component view, in its variants and states. */
export function Specimen({ name, hasDark = false, layout = 'row', children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={specimenCss}>
      <h3 id={id} css={nameCss}>
        {name}
      </h3>
      <div css={[boxCss, layoutCss[layout]]}>{children}</div>
      {hasDark ? (
        <div data-scope="dark" css={[boxCss, layoutCss[layout]]}>
          {children}
        </div>
      ) : null}
    </section>
  );
}

const specimenCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

const nameCss = css({ ...typeset.xs, color: color.fgMuted });

const layoutCss: Record<SpecimenLayout, ReturnType<typeof css>> = {
  row: css({ ...flex.wrapRow }),
  tiles: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    alignItems: 'start',
  }),
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
};

const boxCss = css({
  position: 'relative',
  gap: space[5],
  overflow: 'hidden',
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  color: color.fgBody,
  '& > *': { minWidth: 0 },
});
