import { escapeHtml } from '../catalog/derive.ts';

const style = `
  body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f5f6f8;color:#17181a;display:grid;place-items:center;min-height:100vh}
  main{background:#fff;border:1px solid #dfe2e6;border-radius:12px;padding:32px;max-width:440px;width:calc(100% - 64px)}
  h1{font-size:22px;margin:0 0 8px} p{margin:0 0 16px;color:#4a4f55} ul{margin:0 0 16px;padding-left:20px;color:#4a4f55}
  fieldset{border:0;padding:0;margin:0 0 20px} legend{font-weight:600;margin-bottom:8px}
  label{display:flex;gap:10px;align-items:baseline;padding:8px 10px;border-radius:8px} label:hover{background:#f0f4ff}
  .row{display:flex;gap:12px} button{flex:1;font:inherit;font-weight:600;padding:10px;border-radius:999px;border:1px solid #2450c8;background:#fff;color:#2450c8;cursor:pointer}
  button[value=approve]{background:#2450c8;color:#fff} button[value=decline]{background:#fff;color:#2450c8}
  hr{border:0;border-top:1px solid #dfe2e6;margin:24px 0} h2{font-size:17px;margin:0} code{overflow-wrap:anywhere} .row+p{margin-top:12px}
  small{color:#6a6f76} .error{color:#a3141c}`;

/** A small page in the style of the sign-in pages; `body` is HTML. */
export const plainPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

export interface SignInPage {
  title: string;
  /** HTML. */
  introduction: string;
  rights: readonly string[];
  /** Hidden fields that are sent with the decision; undefined ones are omitted. */
  hidden: Readonly<Record<string, string | undefined>>;
  /** Scopes that the seller may deselect. The form then sends `chooses`, and `right.<name>` for each selected one. */
  choosable?: readonly string[];
  choices: readonly { username: string; detail: string }[];
  /** Replaces the form if the request is invalid. */
  problem: string | undefined;
}

/** A marketplace's consent page: the seller signs in and authorises or declines the application. It sends `seller` and `decision`. */
export function signInPage({
  title,
  introduction,
  rights,
  hidden,
  choosable = [],
  choices,
  problem,
}: SignInPage): string {
  if (problem !== undefined) {
    return plainPage(
      'Request not valid',
      `<h1>This request is not valid</h1><p class="error">${escapeHtml(problem)}</p>`,
    );
  }
  const inputs = Object.entries(hidden)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`)
    .join('');
  const list = rights.map((right) => `<li>${escapeHtml(right)}</li>`).join('');
  const sellers = choices
    .map(
      ({ username, detail }, index) =>
        `<label><input type="radio" name="seller" value="${username}"${index === 0 ? ' checked' : ''}>` +
        `<span>${escapeHtml(username)}<br><small>${escapeHtml(detail)}</small></span></label>`,
    )
    .join('');
  const boxes = choosable
    .map((right) => {
      const name = escapeHtml(right);
      return `<label><input type="checkbox" name="right.${name}" checked><span>${name}</span></label>`;
    })
    .join('');
  const chooses = `<legend>Rights: untick what you keep back</legend><input type="hidden" name="chooses" value="true">`;
  const choosing = boxes === '' ? '' : `<fieldset>${chooses}${boxes}</fieldset>`;
  return plainPage(
    title,
    `<h1>Sandbox sign-in</h1><p>${introduction}</p><ul>${list}</ul>` +
      `<form method="post">${inputs}<fieldset><legend>Sign in as</legend>${sellers}</fieldset>${choosing}` +
      `<div class="row"><button name="decision" value="decline">Decline</button>` +
      `<button name="decision" value="approve">Approve</button></div></form>`,
  );
}
