// The token is after the # of the address, so that it is in nobody's log.

document.getElementById("set").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/api/password-link", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": localStorage.getItem("language") ?? navigator.language },
    body: JSON.stringify({ token: location.hash.slice(1), password: document.getElementById("password").value }),
  });
  if (answer.ok) location.href = "/";
  else document.getElementById("said").textContent = (await answer.json()).text;
});
