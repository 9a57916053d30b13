import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { personQuery } from '../api/person.ts';
import { EnquiryContent } from './enquiry-content.tsx';
import { PersonView } from './person-view.tsx';

/** Shows the person who sent an enquiry, or a loading, not-found or error state. */
export function PersonScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <nav aria-label="Volver">
        <ScreenLink to={paths.enquiry.to(id)} css={tallLinkCss}>
          Volver a la consulta
        </ScreenLink>
      </nav>
      <EnquiryContent
        key={id}
        query={useQuery(personQuery(id))}
        title="Persona"
        failure="Error al cargar persona"
        loading="Cargando la persona…"
      >
        {(person) => <PersonView enquiryId={id} person={person} />}
      </EnquiryContent>
    </>
  );
}
