// Points the links to the start page, which it searches in the folders above the address.
(async () => {
  for (let folder = new URL(".", location.href); ; folder = new URL("..", folder)) {
    const { ok } = await fetch(new URL("stratege.webmanifest", folder), { method: "HEAD" });
    if (ok) {
      for (const link of document.querySelectorAll("a")) link.href = folder.href;
      return;
    }
    if (folder.pathname === "/") return;
  }
})();
