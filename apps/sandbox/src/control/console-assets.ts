export const consoleStyle = `
:root{color-scheme:light dark;--line:light-dark(#d9dde3,#343a42);--soft:light-dark(#f6f7f9,#1b1f24);--text:light-dark(#1a1d21,#e6e9ed);
--quiet:light-dark(#5b636d,#9aa3ad);--accent:light-dark(#1f4fd1,#8fb0ff);--page:light-dark(#fff,#121518)}
*{box-sizing:border-box}body{font:14px/1.5 system-ui,sans-serif;margin:0;background:var(--page);color:var(--text)}
header,main{max-width:1240px;margin:0 auto;padding:0 24px}header{padding-top:28px}h1{font-size:22px;margin:0}header p,.note,.empty{color:var(--quiet)}
header p{margin:0}section{border-top:1px solid var(--line);margin-top:24px;padding-top:16px}h2{font-size:15px;margin:0 0 8px}.note{margin:0 0 8px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:4px 10px 4px 0;border-bottom:1px solid var(--line);
vertical-align:top;font-variant-numeric:tabular-nums}th{color:var(--quiet);font-weight:500;white-space:nowrap}a{color:var(--accent)}
form{display:flex;flex-wrap:wrap;gap:10px;align-items:end;margin:8px 0}td form{margin:0 6px 0 0;display:inline-flex}label{display:grid;gap:2px;color:var(--quiet);font-size:12px}
label.tick{display:flex;align-items:center;gap:6px}input,select,button{font:inherit;color:var(--text);background:var(--soft);border:1px solid var(--line);
border-radius:6px;padding:5px 8px}button{cursor:pointer;color:var(--accent)}output{color:var(--quiet);overflow-wrap:anywhere}main{padding-bottom:60px}`;

/**
 * Sends a form's fields to the API as JSON and shows an error. After a success it shows the response if requested, or
 * reloads.
 */
export const consoleScript = `
for (const form of document.querySelectorAll('form[data-action]')) form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const method = form.dataset.method ?? 'POST';
  const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
  const answer = await fetch('/control/api/' + form.dataset.action, method === 'DELETE' ? { method } :
    { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) });
  const body = await answer.json();
  const shows = answer.ok && 'shows' in form.dataset;
  if (answer.ok && !shows) location.reload();
  else form.querySelector('output').textContent = shows ? JSON.stringify(body, null, 1) : body.error ?? answer.status;
});`;
