import 'react-dom/client';

// The page's own code in a task of its own, so that the browser can handle input between the two.
setTimeout(() => void import(/* webpackMode: "eager" */ './bootstrap'));
