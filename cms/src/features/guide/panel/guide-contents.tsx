import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { GUIDE } from '../../../../contracts/guide/guide';
import type { GuideTask } from '../../../../contracts/guide/guide-task';

/** Links to the displayed tasks. */
export function GuideContents({ tasks }: { tasks: readonly GuideTask[] }) {
  if (tasks.length === 0) return <div />;
  return (
    <Contents aria-label="En esta guía">
      <ol>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link tag={RouterLink} to={`#${task.id}`}>
              {GUIDE.indexOf(task) + 1}. {task.title}
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
