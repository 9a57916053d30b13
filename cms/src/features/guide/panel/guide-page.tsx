import { Box, Flex, Link, Searchbar, SearchForm, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { GUIDE } from '../../../../contracts/guide/guide';
import type { GuideTask } from '../../../../contracts/guide/guide-task';
import { findTasks } from './find-tasks';
import { TaskCard } from './task-card';

/** Links to the displayed tasks. */
function GuideContents({ tasks }: { tasks: readonly GuideTask[] }) {
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

/** «Guía»: the tasks of the staff, each with its steps and a picture of the CMS panel. */
export function GuidePage() {
  const [typed, setTyped] = useState('');
  const { hash, key } = useLocation();
  const found = findTasks(GUIDE, typed);

  // The page loads after the browser applied the hash; `key` changes on a second click on a link.
  useEffect(() => {
    const task = GUIDE.find(({ id }) => `#${id}` === hash);
    const heading = task && document.getElementById(task.id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <Page.Main>
      <Page.Title>Guía</Page.Title>
      <Layouts.Header
        title="Guía"
        subtitle="Lo que más se hace en el panel, paso por paso"
        primaryAction={
          <SearchForm onSubmit={(event) => event.preventDefault()}>
            <Searchbar
              name="buscar"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onClear={() => setTyped('')}
              clearLabel="Borrar la búsqueda"
              placeholder="precio, imagen, fecha…"
            >
              Buscar en la guía
            </Searchbar>
          </SearchForm>
        }
      />
      <Layouts.Content>
        <Columns>
          <GuideContents tasks={found} />
          <Flex direction="column" alignItems="stretch" gap={6}>
            {found.map((task) => (
              <TaskCard key={task.id} task={task} number={GUIDE.indexOf(task) + 1} />
            ))}
            <Box role="status">
              {found.length === 0 ? (
                <Typography>
                  Nada en la guía habla de «{typed.trim()}». Prueba con otra palabra.
                </Typography>
              ) : null}
            </Box>
          </Flex>
        </Columns>
      </Layouts.Content>
    </Page.Main>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  align-items: start;

  ${({ theme }) => theme.breakpoints.large} {
    grid-template-columns: 24rem minmax(0, 92rem);
  }
`;

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
