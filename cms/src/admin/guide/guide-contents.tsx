import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { GUIDE } from '../../../contracts/guide/guide';
import type { GuideThing } from '../../../contracts/guide/thing';

/** Links to the things that are shown. */
export function GuideContents({ things }: { things: readonly GuideThing[] }) {
  if (things.length === 0) return <div />;
  return (
    <Contents aria-label="En esta guía">
      <ol>
        {things.map((thing) => (
          <li key={thing.id}>
            <Link tag={RouterLink} to={`#${thing.id}`}>
              {GUIDE.indexOf(thing) + 1}. {thing.title}
            </Link>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

const Contents = styled.nav`
  ol {
    display: grid;
    gap: 1.2rem;
  }

  ${({ theme }) => theme.breakpoints.medium} {
    ol {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${({ theme }) => theme.breakpoints.large} {
    position: sticky;
    top: 2.4rem;

    ol {
      grid-template-columns: 1fr;
    }
  }
`;
