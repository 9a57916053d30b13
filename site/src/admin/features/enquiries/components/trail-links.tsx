import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { neighbours, readTrail } from '../lib/list-trail.ts';

/** Back to the list as it was, and on to the enquiries beside this one. */
export function TrailLinks({ id }: { id: string }) {
  const { state } = useLocation();
  const trail = readTrail(state);
  const { previous, next } = neighbours(trail, id);
  return (
    <nav aria-label="Otras consultas de la lista" css={navCss}>
      <ScreenLink to={{ pathname: paths.enquiries.to(), search: trail.search }} css={backCss}>
        Volver a la lista
      </ScreenLink>
      <div css={stepsCss}>
        {previous ? (
          <LinkButton to={paths.enquiry.to(previous)} state={trail} icon="arrow-left">
            Anterior
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton to={paths.enquiry.to(next)} state={trail} icon="arrow-right">
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
