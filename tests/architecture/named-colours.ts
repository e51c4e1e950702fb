/** CSS colour names that a stylesheet outside the theme must not use (CSS Color 4, without the system colours). */
export const namedColours: ReadonlySet<string> = new Set(
  (
    'aqua azure beige black blue brown coral crimson cyan fuchsia gold gray green grey indigo ivory khaki lavender ' +
    'lime magenta maroon navy olive orange orchid pink plum purple red salmon sienna silver snow tan teal tomato ' +
    'turquoise violet wheat white whitesmoke yellow darkblue darkgray darkgreen darkgrey darkred dimgray dimgrey ' +
    'gainsboro lightblue lightgray lightgreen lightgrey lightyellow midnightblue royalblue slategray steelblue'
  ).split(' '),
);
