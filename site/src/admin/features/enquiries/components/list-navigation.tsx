import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { useListNavigation } from '../lib/use-list-navigation.ts';

/** Links back to the list with its filters, and to the previous and next enquiry. */
export function ListNavigation({ id }: { id: string }) {
  const { search, previous, next } = useListNavigation(id);
  return (
    <nav aria-label="Otras consultas de la lista" css={navCss}>
      <ScreenLink to={{ pathname: paths.enquiries.to(), search }} css={backCss}>
        Volver a la lista
      </ScreenLink>
      <div css={stepsCss}>
        {previous ? (
          <LinkButton to={paths.enquiry.to(previous.id)} state={previous.context} icon="arrow-left">
            Anterior
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton to={paths.enquiry.to(next.id)} state={next.context} icon="arrow-right">
            Siguiente
          </LinkButton>
        ) : null}
      </div>
    </nav>
  );
}

const navCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
});

const backCss = css({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

const stepsCss = css({ display: 'flex', gap: space[3] });
