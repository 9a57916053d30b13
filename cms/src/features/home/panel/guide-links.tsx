import { Link } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { GUIDE } from '../../../../contracts/guide/guide';
import { HomeSection } from '../../../platform/panel/home-section';

/** Section of the CMS panel's home page: links to the tasks of «Guía». */
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
