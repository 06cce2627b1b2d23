// Loaded before the server: answers "statements" with how many statements it has sent so far.
import pg from 'pg';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  const text = args[0].text ?? args[0];
  if (!/^(START TRANSACTION|BEGIN|COMMIT)/.test(text)) statements += 1;
  return query.apply(this, args);
};
process.on('message', (question) => question === 'statements' && process.send(statements));
