import { Link } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { GUIDE } from '../../../contracts/guide/guide';
import { HomeSection } from './home-section';

/** On the panel's home page: the tasks of «Guía», each a link to its steps. */
export function GuideLinks() {
  return (
    <HomeSection title="¿Qué quieres hacer?" icon={Book}>
      <Tasks>
        {GUIDE.map(({ id, title }) => (
          <li key={id}>
            <Link tag={RouterLink} to={`/guia#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </Tasks>
    </HomeSection>
  );
}

const Tasks = styled.ul`
  display: grid;
  gap: 1.2rem;
`;
