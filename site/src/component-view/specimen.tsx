import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { typeset } from '#src/theme/tokens/typography.ts';

type SpecimenProps = {
  /** Name of the component. */
  name: string;
  /** Shows it on navy too, for components that work in the dark scope. */
  hasDark?: boolean;
  children: ReactNode;
};

/** One component of the component view, in its variants and states. */
export function Specimen({ name, hasDark = false, children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={specimenCss}>
      <h3 id={id} css={nameCss}>
        {name}
      </h3>
      <div css={boxCss}>{children}</div>
      {hasDark ? (
        <div data-scope="dark" css={boxCss}>
          {children}
        </div>
      ) : null}
    </section>
  );
}

const specimenCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

const nameCss = css({ ...typeset.xs, color: color.fgMuted });

const boxCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'center',
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  color: color.fgBody,
  '& > *': { minWidth: 0 },
});
