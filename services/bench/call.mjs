/** Calls the API. @returns the body of the response. @throws Error for other statuses than 2xx */
export async function call({ origin }, method, path, { token, body, headers } = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      // The baseline compresses nothing.
      'accept-encoding': 'identity',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && !isForm ? JSON.stringify(body) : body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}
