import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { flex } from '#src/theme/tokens.ts';
import { personQuery } from '../api/person.ts';
import { EnquiryContent } from './enquiry-content.tsx';
import { PersonView } from './person-view.tsx';

/** Shows the person who sent an enquiry, or a loading, not-found or error state. */
export function PersonScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <nav aria-label="Volver">
        <ScreenLink to={paths.enquiry.to(id)} css={backCss}>
          Volver a la consulta
        </ScreenLink>
      </nav>
      <LoadedPerson key={id} id={id} />
    </>
  );
}

function LoadedPerson({ id }: { id: string }) {
  return (
    <EnquiryContent
      query={useQuery(personQuery(id))}
      title="Persona"
      failure="Error al cargar persona"
      loading="Cargando la persona…"
    >
      {(person) => <PersonView enquiryId={id} person={person} />}
    </EnquiryContent>
  );
}

const backCss = css({ ...flex.inline, minHeight: '44px' });
