import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

type PersonDataLinkProps = { enquiry: Pick<EnquiryDetail, 'email' | 'phone'> };

/**
 * Link to the personal data of the sender. The location state carries the e-mail, since URLs stay
 * in the browser history.
 */
export function PersonDataLink({ enquiry: { email, phone } }: PersonDataLinkProps) {
  return (
    <Panel title="Datos de esta persona">
      <div css={bodyCss}>
        <p css={textCss}>
          Todo lo que se guarda de ella, para darle una copia o eliminarlo si lo pide.
        </p>
        <LinkButton to={paths.personalData.to()} state={{ person: { email, phone } }}>
          Ver sus datos
        </LinkButton>
      </div>
    </Panel>
  );
}

const bodyCss = css({ display: 'grid', gap: space[4], justifyItems: 'start' });

const textCss = css({ ...adminText.sm, color: color.fgBody });
