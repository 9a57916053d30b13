/** @jest-environment node */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { collectHead, takeHead } from './collect-head.tsx';

function Page({ name }: { name: string }) {
  return (
    <>
      <Helmet>
        <title>{name}</title>
        <meta name="description" content={`Sobre ${name}`} />
      </Helmet>
      <p>{name}</p>
    </>
  );
}

const headOf = (path: string) => renderToStaticMarkup(<>{takeHead(path)}</>);

test('two pages rendered concurrently keep their own heads', async () => {
  const render = async (name: string) => {
    const page = collectHead(`/${name}`, <Page name={name} />);
    await Promise.resolve();
    renderToString(page);
    await Promise.resolve();
    return headOf(`/${name}`);
  };
  const [one, two] = await Promise.all([render('uno'), render('dos')]);
  expect(one).toContain('>uno</title>');
  expect(one).toContain('content="Sobre uno"');
  expect(one).not.toContain('dos');
  expect(two).toContain('>dos</title>');
  expect(two).not.toContain('uno');
});

test('a head is returned once, and a page that was not rendered has none', () => {
  renderToString(collectHead('/uno', <Page name="uno" />));
  expect(headOf('/uno')).toContain('uno');
  expect(takeHead('/uno')).toEqual([]);
  expect(takeHead('/otra')).toEqual([]);
});
