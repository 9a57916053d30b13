import { css } from '@emotion/react';
import type { PersonFindings } from '@tequiora/cms/contracts/personal-data.ts';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { adminText } from '#src/admin/ui/type-scale.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { formatPhone } from '#src/lib/phone.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { useExportPerson } from '../api/export-person.ts';
import { countWords } from '../lib/count-words.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { LogTable } from './log-table.tsx';
import { PersonEnquiries } from './person-enquiries.tsx';

type PersonFoundProps = {
  findings: PersonFindings;
  /** Something is other than it is shown here. */
  onChanged: () => void;
  onClosed: () => void;
};

/** All that is held about a person, and what can be done with it. */
export function PersonFound({ findings, onChanged, onClosed }: PersonFoundProps) {
  const { person, counts, enquiries, subscription, log } = findings;
  const [asked, setAsked] = useState<'all' | 'subscription' | null>(null);
  const { mutate: exportPerson, isPending } = useExportPerson();
  const summary = useRef<HTMLParagraphElement>(null);
  const words = countWords(counts);

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
          {words ? `Lo que se guarda: ${words}.` : 'No se guarda ningún dato de esta persona.'}
        </p>
        {enquiries.length > 0 ? (
          <PersonEnquiries enquiries={enquiries} total={counts.enquiries} />
        ) : null}
        {words ? (
          <>
            <div css={actionsCss}>
              <Button
                variant="secondary"
                icon="download"
                isLoading={isPending}
                onClick={() =>
                  exportPerson(person, {
                    onSuccess: () =>
                      notify('success', 'Archivo listo', 'Lo encuentras en tus descargas.'),
                    onError: (error) => notifyFailure('Error al exportar los datos', error),
                  })
                }
              >
                Descargar sus datos
              </Button>
              {subscription ? (
                <DangerButton onClick={() => setAsked('subscription')}>
                  Dar de baja del boletín
                </DangerButton>
              ) : null}
              <DangerButton icon="trash" onClick={() => setAsked('all')}>
                Eliminar sus datos
              </DangerButton>
            </div>
            <p css={hintCss}>
              El archivo se abre en cualquier navegador y lleva los mismos datos en JSON. Para
              corregir un dato, abre la consulta en el CMS.
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
        key={asked}
        scope={asked}
        findings={findings}
        onClose={() => setAsked(null)}
        onChanged={() => {
          setAsked(null);
          onChanged();
        }}
      />
    </Panel>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5] });

const summaryCss = css({ ...adminText.md, color: color.fg, fontWeight: 600 });

const actionsCss = css({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

const hintCss = css({ ...adminText.xs, color: color.fgMuted });

const headingCss = css({
  ...adminText.sm,
  marginBottom: space[3],
  color: color.fg,
  fontWeight: 650,
});
