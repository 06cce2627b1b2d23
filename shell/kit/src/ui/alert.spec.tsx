import { renderToString } from 'react-dom/server';
import { Alert } from './alert';

it('renders an alert on the server without a style attribute', () => {
  const html = renderToString(<Alert severity="warning">Careful</Alert>);
  expect(html).toContain('Careful');
  expect(html).not.toContain('style=');
});
