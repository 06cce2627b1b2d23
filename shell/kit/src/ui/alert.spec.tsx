import { renderToString } from 'react-dom/server';
import { Alert } from './alert';

test('prerendered, an alert carries no style attribute', () => {
  const html = renderToString(<Alert severity="warning">Careful</Alert>);
  expect(html).toContain('Careful');
  expect(html).not.toContain('style=');
});
