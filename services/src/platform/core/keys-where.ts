export function keysWhere<Key extends string>(answers: Readonly<Record<Key, boolean>>): Key[] {
  return (Object.keys(answers) as Key[]).filter((key) => answers[key]);
}
