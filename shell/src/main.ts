import 'react-dom/client';

// in a task of its own, so that the browser can handle input in between
setTimeout(() => void import(/* webpackMode: "eager" */ './bootstrap'));
