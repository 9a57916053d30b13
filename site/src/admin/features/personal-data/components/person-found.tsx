import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { DownloadButton } from '#src/admin/ui/download-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type {
  ExportPersonRequest,
  Person,
  PersonFindings,
} from '@tequiora/cms/contracts/personal-data.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { personalDataKeys } from '../api/personal-data-keys.ts';
import { formatCounts } from '../lib/format-counts.ts';
import { useChosenEnquiries } from '../lib/use-chosen-enquiries.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { LogTable } from './log-panel.tsx';
import { PersonEnquiries } from './person-enquiries.tsx';

type PersonFoundProps = {
  findings: PersonFindings;
  /** Called when the data differs from what is shown. */
  onChanged: () => void;
  onClosed: () => void;
};

/** Shows all data held about a person, with export and erasure. */
export function PersonFound({ findings, onChanged, onClosed }: PersonFoundProps) {
  const { person, counts, enquiries, subscription, log } = findings;
  const [pendingScope, setPendingScope] = useState<'all' | 'subscription' | null>(null);
  const isMounted = useIsMounted();
  const exportPerson = useExportPerson();
  const summary = useRef<HTMLParagraphElement>(null);
  const countsText = formatCounts(counts);
  const chosen = useChosenEnquiries(findings);
  const hasNothing = chosen.ids.length === 0 && !subscription;
  // Not chosen, but its history has a contact of the person, which is erased.
  const hasFormer = enquiries.some(({ match }) => match === 'former');

  useEffect(() => summary.current?.focus(), [findings]);

  return (
    <Panel
      title={`Lo que hay de ${[person.email, person.phone && formatPhone(person.phone)].filter(Boolean).join(' y ')}`}
      action={
        <Button variant="secondary" size="sm" onClick={onClosed}>
          Cerrar
        </Button>
      }
    >
      <div css={bodyCss}>
        <p ref={summary} tabIndex={-1} css={summaryCss}>
          {countsText
            ? `Lo que se guarda: ${countsText}.`
            : 'No se guarda ningún dato de esta persona.'}
        </p>
        {enquiries.length > 0 ? (
          <PersonEnquiries enquiries={enquiries} total={counts.enquiries} chosen={chosen} />
        ) : null}
        {countsText ? (
          <>
            <div css={actionsCss}>
              <DownloadButton
                download={() => exportPerson(person, chosen.ids)}
                isDisabled={hasNothing}
                defaultName="datos-personales.html"
                failure="Error al exportar los datos"
              >
                Descargar sus datos
              </DownloadButton>
              {subscription ? (
                <DangerButton onClick={() => setPendingScope('subscription')}>
                  Dar de baja del boletín
                </DangerButton>
              ) : null}
              <DangerButton
                icon="trash"
                aria-disabled={hasNothing && !hasFormer}
                onClick={() => setPendingScope('all')}
              >
                Eliminar sus datos
              </DangerButton>
            </div>
            <p css={hintCss}>
              El archivo se abre en cualquier navegador y lleva los mismos datos en JSON. Para
              rectificar un dato, abre la consulta y usa «Corregir datos»: queda en su historial. Si
              después se eliminan sus datos, también se borra lo que se corrigió.
            </p>
          </>
        ) : null}
        {log.length > 0 ? (
          <div>
            <h3 css={headingCss}>Lo que se hizo con sus datos</h3>
            <LogTable caption="Registro de esta persona" entries={log} />
          </div>
        ) : null}
      </div>
      <EraseDialog
        key={pendingScope}
        scope={pendingScope}
        findings={findings}
        chosen={chosen}
        onClose={() => setPendingScope(null)}
        onChanged={() => {
          // Another person may be on screen.
          if (!isMounted()) return;
          setPendingScope(null);
          onChanged();
        }}
      />
    </Panel>
  );
}

/** Returns a function that requests one file with all data held about a person. */
function useExportPerson() {
  const client = useQueryClient();
  return async (person: Person, enquiries: string[]) => {
    const data = { ...person, enquiries } satisfies ExportPersonRequest['data'];
    const file = await api.downloadAbout('/personal-data/export', { data });
    void client.invalidateQueries({ queryKey: personalDataKeys.log });
    return file;
  };
}

const bodyCss = css({ display: 'grid', gap: space[5] });

const summaryCss = css({ ...adminText.md, color: color.fg, fontWeight: 600 });

const actionsCss = css({ ...flex.wrap, gap: space[4] });

const headingCss = css({
  ...adminText.sm,
  marginBottom: space[3],
  color: color.fg,
  fontWeight: 650,
});
