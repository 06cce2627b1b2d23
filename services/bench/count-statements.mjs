// Loaded before the server: answers "statements" with how many statements it has sent so far, and "recorded" with the
// last ones since it was asked before.
import pg from 'pg';

const MOST_RECORDED = 100;

let statements = 0;
const recorded = [];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  const { name, text = args[0], values = args[1] ?? [] } = args[0];
  if (!/^(START TRANSACTION|BEGIN|COMMIT)/.test(text)) {
    statements += 1;
    if (recorded.push({ name, text, values }) > 2 * MOST_RECORDED)
      recorded.splice(0, MOST_RECORDED);
  }
  return query.apply(this, args);
};
process.on('message', (question) => {
  if (question === 'statements') process.send(statements);
  if (question === 'recorded') process.send(recorded.splice(0));
});
